import {
  type LockedPackage,
  type LockFile,
  type MissingPackage,
  missingOptionalPackages,
} from './locked-package.ts';

/** The lock file with an entry for every optional package, sorted as npm sorts it. */
export function completeLockFile<File extends LockFile>(lock: File): File {
  const missing = missingOptionalPackages(lock).map(({ name, ...rest }) => [
    `node_modules/${name}`,
    entryFor({ name, ...rest }, lock),
  ]);
  const packages: Record<string, LockedPackage> = { ...lock.packages, ...Object.fromEntries(missing) };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Such packages say in their names where they run: `@rolldown/binding-linux-x64-musl`. */
function entryFor({ name, version, wantedBy }: MissingPackage, { packages }: LockFile): LockedPackage {
  const { dev, license, engines } = packages[wantedBy] ?? {};
  const words = name.split(/[/-]/);
  const os = words.find((word) =>
    ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].includes(word),
  );
  const cpu = words.find((word) =>
    ['arm', 'arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'].includes(word),
  );
  const libc = words.includes('musl')
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(dev ? { dev } : {}),
    ...(libc ? { libc: [libc] } : {}),
    ...(license ? { license } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
    ...(engines ? { engines } : {}),
  };
}
