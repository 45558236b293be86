import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommerceTables, commerceMigrations } from '@bowline/commerce';
import { letterPreviews } from '@bowline/commerce/testing';
import { createDatabase, migrate, startEmbeddedPostgres } from '@bowline/database';

/** Writes every letter in every locale, with invoices and credit notes, into `var/mail-previews`. */
const folder = join(import.meta.dirname, '../var/mail-previews');
const scratch = mkdtempSync(join(tmpdir(), 'bowline-previews-'));
const postgres = await startEmbeddedPostgres({ folder: scratch, durability: 'disposable' });
const database = createDatabase<CommerceTables>({ url: postgres.url });
try {
  await migrate(database, commerceMigrations);
  const files = await letterPreviews(database);
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  process.stdout.write(`${files.length} files in ${folder}\n`);
} finally {
  await database.close();
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
