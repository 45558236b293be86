// Runs in a thread of its own while the search indices are built or follow a large change: reads the products and makes their records, which would
// hold up visitors in the thread that answers them.
import { parentPort, workerData } from 'node:worker_threads';
import type { CommerceTables, ShopSettings } from '@bowline/commerce';
import { giveWay } from '@bowline/search/give-way';

export interface ProductThreadOptions {
  readonly databaseUrl: string;
  readonly settings: Partial<ShopSettings>;
  readonly givesWay?: boolean;
}

/** No visitor waits for it. To begin again because of one slow chunk would take longer than that chunk, and come to it again. */
const longestReadingMs = 60_000;

async function run(): Promise<void> {
  if (!parentPort) throw new Error('Products are read in a thread of its own');
  const { databaseUrl, settings, givesWay } = workerData as ProductThreadOptions;
  // Before all that is loaded for it.
  if (givesWay) giveWay();
  const { createSearchFacts, defaultSettings } = await import('@bowline/commerce/search-facts');
  const { createDatabase, silentLog } = await import('@bowline/database');
  const { serveProducts } = await import('@bowline/search/product-thread');
  const database = createDatabase<CommerceTables>({
    url: databaseUrl,
    // One chunk is read at a time.
    poolSize: 1,
    readingTimeoutMs: longestReadingMs,
  });
  const facts = createSearchFacts({
    database,
    clock: () => new Date(),
    settings: { ...defaultSettings, ...settings },
    // What there is to say, the main thread says.
    log: silentLog,
    chunkSize: 500,
    sharesLocales: true,
  });
  await serveProducts(parentPort, facts);
  await database.close();
}

await run();
