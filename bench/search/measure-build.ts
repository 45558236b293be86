import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { allMarkets } from '@bowline/markets';
import { withBenchPlace } from '../measure/bench-shop.ts';
import { startServerProcess } from '../measure/server-process.ts';
import { formatTable } from '../measure/table.ts';

export interface BuildMeasurement {
  readonly products: number;
  readonly locales: number;
  /** What the shop says it took. */
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly postgresCpuSeconds: number;
}

export const builtLine = /Building the search indices: (\d+) products in (\d+) locales \(([\d.]+) s\)/;

/** Starts a shop that has its goods but no index, and waits until it has all of them. */
export function measureBuild(scale: number, data: string | undefined): Promise<BuildMeasurement> {
  return withBenchPlace({ scale, data, log: console.log }, async (place) => {
    await rm(join(place.dataFolder, 'search'), { recursive: true, force: true });
    const server = await startServerProcess({
      file: 'scripts/serve/shop.ts',
      settings: {
        PORT: '0',
        HOST: '127.0.0.1',
        ROLES: 'commerce,search',
        DATABASE_URL: place.databaseUrl,
        DATA_FOLDER: place.dataFolder,
        DEMO: 'off',
      },
    });
    place.closeLater(server.stop);
    const [cpuBefore, postgresBefore = 0] = [await server.cpuMs(), place.postgresCpu()];
    const [, products, locales, seconds] = await server.printed(builtLine);
    await mustHold(server.url, Number(products));
    return {
      products: Number(products),
      locales: Number(locales),
      seconds: Number(seconds),
      cpuSeconds: ((await server.cpuMs()) - cpuBefore) / 1000,
      postgresCpuSeconds: ((place.postgresCpu() ?? 0) - postgresBefore) / 1000,
    };
  });
}

/** An index that lacks something is quick to build. */
async function mustHold(shopUrl: string, products: number): Promise<void> {
  const requests = allMarkets.map(({ code }) => ({ indexName: `products_${code}`, hitsPerPage: 0 }));
  const answer = await fetch(new URL('/1/indexes/*/queries', shopUrl), {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': 'bowline-search' },
    body: JSON.stringify({ requests }),
  });
  const { results } = (await answer.json()) as { readonly results: readonly { readonly nbHits: number }[] };
  const found = results.map(({ nbHits }) => nbHits);
  if (found.some((count) => count !== products))
    throw new Error(`Of ${products} products the indices hold ${found.join(', ')}.`);
}

export function buildReport(builds: readonly BuildMeasurement[]): string {
  return formatTable(
    ['seconds', 'wall', 'server CPU', 'PostgreSQL CPU', 'CPU ms per record'],
    builds.map(({ products, locales, seconds, cpuSeconds, postgresCpuSeconds }) => [
      `${products} products in ${locales} locales`,
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      postgresCpuSeconds.toFixed(1),
      (((cpuSeconds + postgresCpuSeconds) * 1000) / (products * locales)).toFixed(2),
    ]),
  );
}
