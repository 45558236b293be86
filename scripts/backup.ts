// Writes database, pictures, uploads and secrets into a new folder, while the shop runs: npm run backup -- /backups/monday
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupDatabase } from '@bowline/database';
import { noteBackup } from './backup/last-backup.ts';
import { keptFiles, openShopPlace } from './backup/shop-folder.ts';

const root = join(import.meta.dirname, '..');
const startedAt = new Date();
const stamp = startedAt.toISOString().slice(0, 19).replaceAll(':', '-');
const target = resolve(process.argv[2] ?? join(root, 'var/backups', stamp));
// Under another name until it is whole.
const draft = `${target}.unfinished`;

async function run(): Promise<void> {
  const isTaken = existsSync(target) && (await readdir(target)).length > 0;
  if (isTaken) throw new Error(`${target} is not empty; name a folder that is not there yet.`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const place = await openShopPlace(root);
  try {
    const { tables, migrations } = await backupDatabase(place.databaseUrl, draft);
    for (const name of keptFiles) {
      const source = join(place.dataFolder, name);
      if (existsSync(source))
        await cp(source, join(draft, 'files', name), { recursive: true, preserveTimestamps: true });
    }
    const secrets = join(draft, 'files/secrets.json');
    if (existsSync(secrets)) await chmod(secrets, 0o600);
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
    await noteBackup(place.dataFolder, startedAt);
    console.log(
      `✓ ${tables.length} tables at ${migrations.length} migrations, and the files, are in ${target}`,
    );
    console.log('  It holds secrets and addresses of people: keep it where only you can read it.');
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
