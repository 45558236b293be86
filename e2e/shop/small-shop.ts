import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CatalogueImport, type CommerceTables, importCatalogue } from '@bowline/commerce';
import { sampleCatalogue } from '@bowline/commerce/testing';
import { createDatabase, startEmbeddedPostgres } from '@bowline/database';
import { onTestFinished } from 'vitest';
import { test as base } from '../journey.ts';
import { newDataFolder } from './data-folder.ts';
import { startShop } from './shop-process.ts';

export interface SmallShop {
  readonly url: string;
  readonly folder: string;
}

/** Journeys that change what others count on: through a shop of their own with a handful of goods, one for each file. */
export const test = base.extend(
  'smallShop',
  { scope: 'worker' },
  async ({ shopUrl: _ }, { onCleanup }): Promise<SmallShop> => {
    const { close, ...shop } = await startShopWith(sampleCatalogue, { IMPORT_FROM_PRIVATE_ADDRESSES: 'on' });
    onCleanup(close);
    return shop;
  },
);

/** The same for one test, which changes what even the other tests of its file count on: the day, or which goods there are. */
export async function startTestShopWith(
  catalogue: CatalogueImport,
  settings: Readonly<Record<string, string>> = {},
): Promise<SmallShop> {
  const { close, ...shop } = await startShopWith(catalogue, settings);
  onTestFinished(close);
  return shop;
}

async function startShopWith(catalogue: CatalogueImport, settings: Readonly<Record<string, string>>) {
  const { folder, remove } = await newDataFolder();
  const shop = await startShop({ DATA_FOLDER: folder, DEMO: 'off', ...settings });
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
  const database = createDatabase<CommerceTables>({ url: postgres.url });
  await importCatalogue(database, catalogue);
  await database.close();
  await postgres.stop();
  await drawPictures(catalogue, join(folder, 'media'));
  const close = async () => {
    // Browsers may still be connected: nobody waits for them.
    await Promise.race([shop.stop(), wait(5_000)]);
    await remove();
  };
  return { url: shop.url, folder, close };
}

/** Every picture that its products name, so that pages which show them have no fault. */
async function drawPictures({ products }: CatalogueImport, folder: string): Promise<void> {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 4h6"/></svg>';
  for (const { file } of [...products].flatMap(({ media = [] }) => media)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), drawing);
  }
}
