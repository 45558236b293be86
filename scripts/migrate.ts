// Brings the database up to date and ends: for releases in which the migration comes before the new processes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commerceMigrations } from '@bowline/commerce';
import { contentMigrations } from '@bowline/content';
import { createDatabase, migrate, silentLog } from '@bowline/database';

const envFile = join(import.meta.dirname, '../.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const url = process.env.DATABASE_URL;
if (!url) {
  console.error(
    '✗ DATABASE_URL must name the database; an embedded one is migrated by the start of the shop.',
  );
  process.exit(1);
}

const database = createDatabase({ url, poolSize: 2 });
const log = {
  ...silentLog,
  info: (facts: { readonly module?: unknown; readonly migration?: unknown }) => {
    if (facts.migration) console.log(`  ✓ ${facts.module}/${facts.migration}`);
  },
};
try {
  await migrate(database, [...commerceMigrations, ...contentMigrations], log);
  console.log('✓ The database is up to date.');
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await database.close();
}
