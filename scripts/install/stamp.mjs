import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedNodeVersion } from './installed-node.mjs';

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.install-stamp');

/** What the installed packages must answer to: another lock file, platform or Node means installing again.
 * @param {string} root */
function expectedStamp(root) {
  const lockFile = join(root, 'package-lock.json');
  const manifest = existsSync(lockFile) ? lockFile : join(root, 'package.json');
  const hash = createHash('sha256').update(readFileSync(manifest)).digest('hex');
  const nodeMajor = installedNodeVersion(root)?.split('.')[0] ?? 'none';
  return `${hash} ${process.platform}-${process.arch} node-${nodeMajor}\n`;
}

/** @param {string} root */
export function hasCurrentStamp(root) {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === expectedStamp(root);
}

/** @param {string} root */
export function writeStamp(root) {
  writeFileSync(stampFile(root), expectedStamp(root));
}

/** Whether somebody already ran `npm install` by hand: npm's own record of what it installed then agrees
 * with the lock file, and installing again would only cost time.
 * @param {string} root */
export function matchesLockFile(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  const lockFile = join(root, 'package-lock.json');
  if (!existsSync(record) || !existsSync(lockFile)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(lockFile)).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Binaries of other platforms are optional packages that npm leaves out.
    if (!found) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

/** @param {string} file @returns {Record<string, LockedPackage>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
