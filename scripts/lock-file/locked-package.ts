export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

export interface MissingPackage {
  name: string;
  version: string;
  /** Path in the lock file of the package that wants it. */
  wantedBy: string;
}

/**
 * Optional packages that the lock file leaves out. npm drops a platform's binary when the registry does not
 * answer for it while the file is written, and `npm ci` then refuses the file.
 */
export function missingOptionalPackages({ packages }: LockFile): MissingPackage[] {
  return Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${wantedBy}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, wantedBy })),
  );
}
