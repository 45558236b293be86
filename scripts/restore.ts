// Makes the shop again from a backup, while it does not run: npm run restore -- /backups/monday [--replace]
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commerceMigrations } from '@bowline/commerce';
import { contentMigrations } from '@bowline/content';
import { restoreDatabase } from '@bowline/database';
import { keptFiles, openShopPlace } from './backup/shop-folder.ts';

const root = join(import.meta.dirname, '..');

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder) throw new Error('Name the folder of the backup: npm run restore -- /backups/monday');
  const source = resolve(folder);
  const place = await openShopPlace(root);
  try {
    const { madeAt, tables } = await restoreDatabase({
      url: place.databaseUrl,
      folder: source,
      migrations: [...commerceMigrations, ...contentMigrations],
      replaces: values.replace,
    });
    await mkdir(place.dataFolder, { recursive: true });
    for (const name of keptFiles) {
      const kept = join(source, 'files', name);
      if (existsSync(kept)) await cp(kept, join(place.dataFolder, name), { recursive: true, force: true });
    }
    const secrets = join(place.dataFolder, 'secrets.json');
    if (existsSync(secrets)) await chmod(secrets, 0o600);
    // Made from another state of the catalogue; the next start makes them anew.
    await rm(join(place.dataFolder, 'search'), { recursive: true, force: true });
    console.log(`✓ The shop is as it was at ${madeAt}: ${tables.length} tables and the files. Start it.`);
  } finally {
    await place.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
