import { MigrationError } from './migration-error.ts';
import type { MigrationFile } from './migration-files.ts';

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
