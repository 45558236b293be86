import path from 'node:path';
import { type CommerceTables, createCommerce } from '@bowline/commerce';
import { createDatabase, createWorker, migrate, startEmbeddedPostgres } from '@bowline/database';
import { loadDemo } from '@bowline/demo';
import type { Fetch } from '@bowline/kit';
import type { Closers } from './closers.ts';
import { startIndexing } from './indexing.ts';
import type { ShopSearch } from './search.ts';
import type { ShopOptions } from './shop.ts';

export interface Back {
  readonly commerce: Fetch;
  readonly checkDatabase: () => Promise<void>;
}

/** Database, commerce, worker and what fills the search: the part of the shop that keeps facts. */
export async function openBack(options: ShopOptions, search: ShopSearch, closers: Closers): Promise<Back> {
  const { settings, dataFolder, publicUrl, log, progress } = options;
  const database = createDatabase<CommerceTables>({
    url: settings.DATABASE_URL ?? (await startOwnPostgres(options, closers)),
    onError: (error) => log.warn({ err: error }, 'A database connection was lost'),
  });
  closers.add(database.close);

  const commerce = createCommerce({
    database,
    log,
    baseUrl: publicUrl,
    cacheIdSalt: options.secrets.cacheIdSalt,
    search: { fetch: search.fetch, applicationId: search.applicationId, key: search.searchKey },
  });
  closers.add(commerce.close);
  await progress.step('Bringing the database up to date', () => migrate(database, commerce.migrations, log));

  if (settings.DEMO) {
    const mediaFolder = path.join(dataFolder, 'media');
    await progress.step('Loading the demo shop', (note) => loadDemo({ database, mediaFolder, log: note }));
  }
  if (search.writing) startIndexing(options, search.writing, commerce, closers);
  if (settings.ROLES.includes('worker')) {
    const worker = createWorker({ database, tasks: commerce.jobs, log });
    await worker.start();
    closers.add(worker.stop);
  }
  return { commerce: commerce.fetch, checkDatabase: database.ping };
}

async function startOwnPostgres(
  { dataFolder, log, progress }: ShopOptions,
  closers: Closers,
): Promise<string> {
  const folder = path.join(dataFolder, 'postgres');
  const postgres = await progress.step('Starting PostgreSQL', () => startEmbeddedPostgres({ folder, log }));
  closers.add(postgres.stop);
  return postgres.url;
}
