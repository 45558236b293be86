import { createTestDatabase } from '@bowline/database/testing';
import { type ShippingData, shippingData } from '#shipping';
import { commerceMigrations } from '../migrations.ts';
import type { CommerceTables } from '../tables.ts';

/** Zones, rates and times as a new database has them. */
export async function readShippingSeed(): Promise<ShippingData> {
  const database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
  const data = await shippingData.load(database.kysely);
  await database.close();
  return data;
}
