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

/** Specification 7.3 names the manifest; how often to ask is not given, five minutes notice a deployment soon enough. */
export const buildManifest = { path: '/builds/latest.json', pollMs: 300_000 } as const;

/** Specification 9. */
export const analyticsBufferCheckMs = 1_000;
export const scriptDelayMs = 300;
export const resizeSettleMs = 50;

/** Specification 9. */
export const viewportClasses = ['mobile', 'tablet', 'desktop'] as const;
export type ViewportClass = (typeof viewportClasses)[number];

export const detectedBrowsers = ['Samsung', 'Edge', 'Firefox', 'Chrome', 'Safari'] as const;
export type DetectedBrowser = (typeof detectedBrowsers)[number];
