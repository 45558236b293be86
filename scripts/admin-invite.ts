// Makes a link by which somebody comes to the merchant's desk, once: npm run admin:invite -- --role owner --email ada@example.com
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CommerceTables, createCommerce } from '@bowline/commerce';
import { createDatabase, migrate, silentLog, startEmbeddedPostgres } from '@bowline/database';

const root = join(import.meta.dirname, '..');
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const { DATABASE_URL, DATA_FOLDER = 'var', PUBLIC_URL, PORT = '3000' } = process.env;

const values = readOptions();

// The server that the shop of this folder uses, running or not; stopped again only if it was started here.
const postgres = DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ folder: resolve(root, DATA_FOLDER, 'postgres') });
const database = createDatabase<CommerceTables>({ url: DATABASE_URL ?? postgres?.url ?? '', poolSize: 2 });
const baseUrl = PUBLIC_URL ?? `http://localhost:${PORT}`;
const commerce = createCommerce({ database, log: silentLog, baseUrl });
try {
  await migrate(database, commerce.migrations, silentLog);
  const invited = await commerce.admin.staff.invite(values);
  if (invited.ok) console.log(`This link works once, for 48 hours:\n${invited.value.url}`);
  else console.error(`✗ No link was made: ${invited.refusal.code}.`);
  process.exitCode = invited.ok ? 0 : 1;
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await commerce.close();
  await database.close();
  await postgres?.stop();
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        role: { type: 'string', default: 'owner' },
        email: { type: 'string' },
        name: { type: 'string' },
      },
    }).values;
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
