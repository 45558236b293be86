/** Specification 7.2, 8 and 9: a query is tried this often before it has failed. */
export const graphqlRetries = 3;

/** Specification 8 and 9: a lazily loaded chunk that fails reloads the page. */
export const chunkReload = {
  maximumAttempts: 3,
  windowMs: 30_000,
  delayMs: 1_000,
  failureMessages: [
    'Failed to fetch dynamically imported module',
    'Loading chunk',
    'Failed to load resource',
  ],
  exhaustedMessage: 'Max reload attempts reached. Please try clearing your browser cache or contact support.',
} as const;

/** Specification 4 and 9. */
export const serviceWorker = { path: '/sw.js', updateCheckMs: 1_800_000 } as const;

/** Specification 7.3 names the manifest; how often to ask is not given: a page that is looked at asks every minute. */
export const buildManifest = { path: '/builds/latest.json', pollMs: 60_000 } as const;

/** Specification 9. */
export const analyticsBufferCheckMs = 1_000;
export const scriptDelayMs = 300;
export const resizeSettleMs = 50;

/** Specification 9. */
export const viewportClasses = ['mobile', 'tablet', 'desktop'] as const;
export type ViewportClass = (typeof viewportClasses)[number];

export const detectedBrowsers = ['Samsung', 'Edge', 'Firefox', 'Chrome', 'Safari'] as const;
export type DetectedBrowser = (typeof detectedBrowsers)[number];

export type WebVital = 'LCP' | 'FID' | 'CLS' | 'FCP' | 'INP' | 'TTFB';
export type WebVitalRating = 'good' | 'needs-improvement' | 'poor';

/** Specification 9: up to `good` is good, above `poor` is poor; milliseconds except CLS. */
export const webVitalThresholds: Readonly<
  Record<WebVital, { readonly good: number; readonly poor: number }>
> = {
  LCP: { good: 2500, poor: 4000 },
  FID: { good: 100, poor: 300 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  INP: { good: 200, poor: 500 },
  TTFB: { good: 800, poor: 1800 },
};

/** Specification 9: CLS is reported multiplied, so that it survives being sent as an integer. */
export const clsReportFactor = 1_000;

export function rateWebVital(vital: WebVital, value: number): WebVitalRating {
  const { good, poor } = webVitalThresholds[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** Specification 9: the 16 analytics event types, written the way the tag manager's ecommerce call names them. */
export const analyticsEventTypes = [
  'add_to_cart',
  'add_to_wishlist',
  'remove_from_cart',
  'remove_from_wishlist',
  'search',
  'begin_checkout',
  'add_payment_info',
  'add_shipping_info',
  'add_billing_address',
  'purchase',
  'view_cart',
  'login',
  'sign_up',
  'view_item',
  'view_item_list',
  'website_version',
] as const;

export type AnalyticsEventType = (typeof analyticsEventTypes)[number];

/** Specification 9, "Theme". */
export const themeColours = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const;
export type ThemeColour = (typeof themeColours)[number];

export type LogLevel = 'none' | 'debug' | 'info' | 'warn' | 'error';

/** Specification 9. */
const levelByEnvironment = new Map<string, LogLevel>([
  ['test', 'none'],
  ['dev', 'debug'],
  ['rc', 'info'],
  ['prod', 'error'],
]);

/** Specification 9: any other environment logs warnings. */
export function logLevelOf(environment: string): LogLevel {
  return levelByEnvironment.get(environment) ?? 'warn';
}
