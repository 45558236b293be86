import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CommerceTables, importCatalogue } from '@bowline/commerce';
import { sampleCatalogue } from '@bowline/commerce/testing';
import { createDatabase, startEmbeddedPostgres } from '@bowline/database';
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
    const { folder, remove } = await newDataFolder();
    const shop = await startShop({ DATA_FOLDER: folder, DEMO: 'off', IMPORT_FROM_PRIVATE_ADDRESSES: 'on' });
    onCleanup(async () => {
      // Browsers of this file may still be connected: nobody waits for them.
      await Promise.race([shop.stop(), wait(5_000)]);
      await remove();
    });
    const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
    const database = createDatabase<CommerceTables>({ url: postgres.url });
    await importCatalogue(database, sampleCatalogue);
    await database.close();
    await postgres.stop();
    await drawPictures(join(folder, 'media'));
    return { url: shop.url, folder };
  },
);

/** Every picture that its products name, so that pages which show them have no fault. */
async function drawPictures(folder: string): Promise<void> {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 4h6"/></svg>';
  for (const { file } of [...sampleCatalogue.products].flatMap(({ media = [] }) => media)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), drawing);
  }
}
