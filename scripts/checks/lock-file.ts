import { isDeepStrictEqual } from 'node:util';
import { type LockedPackage, type LockFile, missingOptionalPackages } from '../lock-file/locked-package.ts';
import { listWorkspaces, type Manifest, readManifest } from './boundaries/workspaces.ts';
import type { Finding } from './finding.ts';
import { readJson } from './source-files.ts';

const file = 'package-lock.json';
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** `npm ci` refuses a lock file that does not fit, and nobody could start from a fresh clone. */
export function check(root: string): Finding[] {
  const lock = readJson(root, file) as LockFile;
  const manifests = [{ folder: '', manifest: readManifest(root, '') }, ...listWorkspaces(root)];
  const outdated = manifests.filter(({ folder, manifest }) => !fits(manifest, lock.packages[folder]));
  return [
    ...outdated.map(({ folder }) => ({
      file: folder ? `${folder}/package.json` : 'package.json',
      message: 'names other packages than package-lock.json: run npm install',
    })),
    ...missingOptionalPackages(lock).map(({ name }) => ({
      file,
      message: `leaves out ${name}: run npm run complete-lock`,
    })),
  ];
}

function fits(manifest: Manifest, locked: LockedPackage | undefined): boolean {
  return kinds.every((kind) => isDeepStrictEqual({ ...manifest[kind] }, { ...locked?.[kind] }));
}
