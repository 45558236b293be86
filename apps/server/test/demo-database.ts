import { type CommerceTables, commerceMigrations } from '@bowline/commerce';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { isDemoLoaded, loadDemo } from '@bowline/demo';

const silent = () => {};

/** The demo shop in a database of its own; it is loaded once and copied ever after. */
export async function createDemoDatabase(): Promise<TestDatabase<CommerceTables>> {
  const database = await createTestDatabase<CommerceTables>({
    migrations: commerceMigrations,
    fixture: { key: 'demo shop', load: (empty) => loadDemo({ database: empty, log: silent }) },
  });
  // The copy may be of an earlier demo.
  if (!(await isDemoLoaded({ database }))) await loadDemo({ database, log: silent });
  return database;
}
