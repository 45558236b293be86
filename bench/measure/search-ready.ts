import { setTimeout as wait } from 'node:timers/promises';
import { allMarkets } from '@bowline/markets';
import type { ServerProcess } from './server-process.ts';

const longestWaitMs = 3_600_000;
const pauseMs = 1_000;
const quietMs = 50;
/** Between two rounds of a large change the indexer waits as long as its makers keep coming. */
const quietTimes = 5;

/**
 * A shop opens before its search indices are built, and until then PostgreSQL does their work; afterwards they are still
 * written to disk.
 */
export async function searchReady(server: ServerProcess): Promise<void> {
  const deadline = performance.now() + longestWaitMs;
  while (!(await isAnswered(server.url)) || !(await isQuiet(server))) {
    if (performance.now() > deadline) throw new Error('The search indices are not ready');
    await wait(pauseMs);
  }
}

async function isQuiet(server: ServerProcess): Promise<boolean> {
  for (let times = 0; times < quietTimes; times += 1) {
    const before = await server.cpuMs();
    await wait(pauseMs);
    if ((await server.cpuMs()) - before >= quietMs) return false;
  }
  return true;
}

export async function isAnswered(shopUrl: string): Promise<boolean> {
  const requests = allMarkets.map(({ code }) => ({ indexName: `products_${code}`, hitsPerPage: 0 }));
  const asked = fetch(new URL('/1/indexes/*/queries', shopUrl), {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': 'bowline-search' },
    body: JSON.stringify({ requests }),
  });
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}
