import { setTimeout as wait } from 'node:timers/promises';
import { allMarkets } from '@bowline/markets';
import type { ServerProcess } from './server-process.ts';

const longestWaitMs = 1_200_000;
const pauseMs = 1_000;
const quietMs = 50;

/**
 * A shop opens before its search indices are built, and until then PostgreSQL does their work; afterwards they are still
 * written to disk.
 */
export async function searchReady(server: ServerProcess): Promise<void> {
  await untilAnswered(server.url);
  for (let busyMs = Number.POSITIVE_INFINITY; busyMs > quietMs; ) {
    const before = await server.cpuMs();
    await wait(pauseMs);
    busyMs = (await server.cpuMs()) - before;
  }
}

async function untilAnswered(shopUrl: string): Promise<void> {
  const requests = allMarkets.map(({ code }) => ({ indexName: `products_${code}`, hitsPerPage: 0 }));
  const deadline = performance.now() + longestWaitMs;
  for (;;) {
    const { ok, status } = await fetch(new URL('/1/indexes/*/queries', shopUrl), {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': 'bowline-search' },
      body: JSON.stringify({ requests }),
    });
    if (ok) return;
    if (performance.now() > deadline) throw new Error(`The search indices are not ready: ${status}`);
    await wait(pauseMs);
  }
}
