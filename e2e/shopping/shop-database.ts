import { join } from 'node:path';
import { createDatabase, type Database, startEmbeddedPostgres } from '@bowline/database';
import { inject, onTestFinished } from 'vitest';

/** The database of the shop that the journeys visit, or of another one, until the test ends. */
export async function shopDatabase<Tables>(dataFolder = inject('shopFolder')): Promise<Database<Tables>> {
  const postgres = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres') });
  const database = createDatabase<Tables>({ url: postgres.url });
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
  });
  return database;
}

/** As if other people had bought it all, or some had come in. */
export async function setStock(sku: string, quantity: number): Promise<void> {
  const { pool } = await shopDatabase();
  await pool.query(
    'update stock_pool set quantity = $2 where id = (select stock_pool_id from product where sku = $1)',
    [sku, quantity],
  );
}
