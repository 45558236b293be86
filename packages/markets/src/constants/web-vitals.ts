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
