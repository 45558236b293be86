import { browserOf, clsReportFactor, type WebVital } from '@bowline/markets';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import {
  longestElement,
  mostErrorsTold,
  reportField,
  type ToldVital,
  type VisitBrowser,
  type VisitDevice,
  type VisitReport,
} from './visit-report.ts';
import { visitedPageOf } from './visited-page.ts';
import { vitalNews } from './vital-news.ts';
import { watchViewport } from './watch-viewport.ts';

/** The router as it stands on the page; what it offers to nobody else. */
interface ShownRouter {
  readonly basename?: string;
  readonly state: {
    readonly matches: readonly { readonly route: { readonly id: string } }[];
    readonly loaderData: Readonly<Record<string, { readonly screenKind?: string } | undefined>>;
  };
}

/** Tells the shop how quick this page was and what failed on it, once it is left or hidden. */
export function tellVisit(): void {
  const { __reactRouterManifest: manifest, __reactRouterDataRouter: router } = window as {
    __reactRouterManifest?: { readonly version: string };
    __reactRouterDataRouter?: ShownRouter;
  };
  if (!manifest || !router) return;
  const address = `${router.basename === '/' ? '' : (router.basename ?? '')}/api/vitals`;
  const routeId = router.state.matches.at(-1)?.route.id ?? '';
  const about = {
    build: manifest.version,
    page: visitedPageOf(routeId, router.state.loaderData[routeId]?.screenKind),
    browser: (browserOf(navigator.userAgent) ?? 'other').toUpperCase() as VisitBrowser,
  };
  const viewport = watchViewport({ window, isEnabled: true });
  const vitals = new Map<WebVital, ToldVital>();
  const errors = new Set<string>();
  const note = (name: WebVital, value: number, element = '') => {
    const told = { name, value, ...(element && { element: element.slice(0, longestElement) }) };
    vitals.set(name, told);
    vitalNews.tell(told);
  };
  onCLS(({ value, attribution }) =>
    note('CLS', Math.round(value * clsReportFactor), attribution.largestShiftTarget),
  );
  onFCP(({ value }) => note('FCP', value));
  onINP(({ value, attribution }) => note('INP', value, attribution.interactionTarget));
  onLCP(({ value, attribution }) => note('LCP', value, attribution.target));
  onTTFB(({ value }) => note('TTFB', value));
  observeFirstInput((value) => note('FID', value));
  const fail = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (errors.size < mostErrorsTold) errors.add(message.slice(0, 500));
  };
  addEventListener('error', ({ error, message }) => fail(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));

  const send = () => {
    if (document.visibilityState !== 'hidden' || vitals.size + errors.size === 0) return;
    const report: VisitReport = {
      ...about,
      device: viewport.current().toUpperCase() as VisitDevice,
      vitals: [...vitals.values()],
      errors: [...errors],
    };
    const form = new FormData();
    form.set(reportField, JSON.stringify(report));
    navigator.sendBeacon(address, form);
    // What comes later on the same page is told with the next leaving, once.
    vitals.clear();
    errors.clear();
  };
  addEventListener('visibilitychange', send);
}

/** Specification 9 wants the delay of the first input too, which the package no longer measures. */
function observeFirstInput(tell: (delay: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (!first) return;
    tell(first.processingStart - first.startTime);
    observer.disconnect();
  });
  observer.observe({ type: 'first-input', buffered: true });
}
