import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { MigrationError } from './migration-error.ts';

export interface MigrationSet {
  /** The name under which the files are recorded; it never changes once a database has seen it. */
  module: string;
  /** The folder of the files 0001-name.sql, 0002-name.sql … */
  folder: URL;
}

export interface MigrationFile {
  module: string;
  name: string;
  sql: string;
  checksum: string;
}

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/;

export async function readMigrationFiles({ module, folder }: MigrationSet): Promise<MigrationFile[]> {
  const base = new URL(folder.href.endsWith('/') ? folder.href : `${folder.href}/`);
  const names = (await readdir(base)).filter((name) => name.endsWith('.sql')).sort();
  names.forEach((name, index) => {
    assertNameInSequence(module, name, index + 1);
  });
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may turn line endings around; that is no change of the migration.
      const sql = (await readFile(new URL(name, base), 'utf8')).replaceAll('\r\n', '\n');
      return { module, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function assertNameInSequence(module: string, name: string, expected: number): void {
  const found = fileName.exec(name)?.[1];
  if (found === undefined) {
    throw new MigrationError(`The migration ${module}/${name} is not named like 0001-some-words.sql.`);
  }
  if (Number(found) > expected) {
    const missing = String(expected).padStart(4, '0');
    throw new MigrationError(`Module ${module} has ${name} but no migration ${missing} before it.`);
  }
  if (Number(found) < expected) {
    throw new MigrationError(`Module ${module} has two migrations numbered ${found}; the second is ${name}.`);
  }
}

export interface AppliedMigration {
  module: string;
  name: string;
  checksum: string;
}

/** What is still to be applied; refuses when the history of the database and the files of the module disagree. */
export function pendingMigrations(
  module: string,
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): MigrationFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const { name, checksum } of applied) {
    const file = byName.get(name);
    if (!file) {
      throw new MigrationError(
        `The database has already applied ${module}/${name}, but this version has no such file; run the newer version.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${module}/${name} was changed after it had been applied; restore it and add a new one.`,
      );
    }
  }
  const appliedNames = new Set(applied.map(({ name }) => name));
  const pending = files.filter(({ name }) => !appliedNames.has(name));
  const latest = [...appliedNames].sort().at(-1);
  const late = pending.find(({ name }) => latest !== undefined && name < latest);
  if (late) {
    throw new MigrationError(
      `The migration ${module}/${late.name} comes before ${latest}, which the database has already applied.`,
    );
  }
  return pending;
}
