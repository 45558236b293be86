import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { DatabaseStartError, errorCode } from '../database-start-error.ts';

interface LibraryLink {
  /** Both relative to the package. */
  source: string;
  target: string;
}

/**
 * An npm package cannot contain symbolic links; an install script makes them afterwards, which may not have run.
 * Several processes may do this at once.
 */
export async function ensureLibraryLinks(packageFolder: string): Promise<void> {
  for (const { source, target } of await readLinks(packageFolder)) {
    const link = join(packageFolder, target);
    if (await exists(link)) continue;
    try {
      await symlink(relative(dirname(link), join(packageFolder, source)), link);
    } catch (cause) {
      if (errorCode(cause) === 'EEXIST') continue;
      throw new DatabaseStartError(
        `The embedded PostgreSQL lacks links to its libraries and ${dirname(link)} cannot be written; ` +
          'install again with install scripts allowed, or set DATABASE_URL to a PostgreSQL server of your own.',
        { cause },
      );
    }
  }
}

async function readLinks(packageFolder: string): Promise<LibraryLink[]> {
  try {
    return JSON.parse(await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
