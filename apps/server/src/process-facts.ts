import { readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProcessFacts } from '@bowline/commerce';
import type { Closers, ShopOptions } from './shop-options.ts';

const nanosecondsPerMs = 1_000_000;
const hundredth = 99;

/** What this process knows of itself, for the merchant's desk. */
export function createProcessFacts(
  { root, dataFolder }: Pick<ShopOptions, 'root' | 'dataFolder'>,
  pages: () => ProcessFacts['pages'],
  closers: Closers,
): () => Promise<ProcessFacts> {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  closers.add(async () => void delay.disable());
  return async () => {
    const [{ version }, { bavail, blocks, bsize }] = await Promise.all([
      readFile(path.join(root, 'package.json'), 'utf8').then(
        (text) => JSON.parse(text) as { version: string },
      ),
      statfs(dataFolder),
    ]);
    // Of the time since somebody looked last.
    const delayMs = delay.percentile(hundredth) / nanosecondsPerMs;
    delay.reset();
    return {
      version,
      node: process.versions.node,
      uptimeSeconds: process.uptime(),
      memoryBytes: process.memoryUsage.rss(),
      delayMs,
      diskFreeBytes: bavail * bsize,
      diskBytes: blocks * bsize,
      pages: pages(),
    };
  };
}
