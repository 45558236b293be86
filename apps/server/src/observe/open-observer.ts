import { shop } from '@bowline/markets';
import type { Closers, ShopOptions } from '../shop-options.ts';
import type { MeasuredParts } from './metrics.ts';
import { createObserver, type Observer } from './observer.ts';
import { serveMetrics } from './serve-metrics.ts';

/** Undefined where the settings ask for neither numbers nor traces. */
export function openObserver({ settings, log, progress }: ShopOptions, closers: Closers) {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token, TRACES_URL: url } = settings;
  const observer: Observer | undefined = createObserver({
    hasMetrics: port !== undefined,
    traces: url
      ? { url, share: settings.TRACES_SHARE, service: { name: 'bowline', version: shop.version }, log }
      : undefined,
  });
  if (!observer) return undefined;
  closers.add(observer.close);
  return {
    observer,
    async serve(parts: MeasuredParts): Promise<void> {
      if (port === undefined) return;
      const opened = await serveMetrics({ port, host, token }, () => observer.metricsText(parts), closers);
      progress.say(`  Metrics at http://${host}:${opened}/metrics`);
    },
  };
}
