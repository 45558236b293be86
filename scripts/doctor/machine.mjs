import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { blocks, fine, hint } from './finding.mjs';

const oldestNode = 20;
const megabytesToInstall = 1500;
const megabytesToRun = 300;

/** @param {string} root @returns {import('./finding.mjs').Finding[]} */
export function checkMachine(root) {
  return [node(), npm(), freeSpace(root), writeAccess(root), ...rootPath(root)];
}

function node() {
  const about = `Node ${process.version} on ${process.platform}-${process.arch}`;
  const isRecent = Number(process.versions.node.split('.')[0]) >= oldestNode;
  return isRecent ? fine(about) : blocks(about, `install Node ${oldestNode} or newer, https://nodejs.org`);
}

function npm() {
  const npmCli = process.env.npm_execpath;
  const isNpm = npmCli && basename(npmCli).startsWith('npm');
  const run = isNpm
    ? spawnSync(process.execPath, [npmCli, '--version'], { encoding: 'utf8' })
    : spawnSync('npm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (run.status === 0) return fine(`npm ${run.stdout.trim()}`);
  return blocks('npm does not answer', 'it comes with Node, see https://nodejs.org');
}

/** @param {string} root */
function freeSpace(root) {
  const { bavail, bsize } = statfsSync(root);
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  const needed = existsSync(join(root, 'node_modules')) ? megabytesToRun : megabytesToInstall;
  const about = `${megabytes} MB of disk space free`;
  return megabytes >= needed ? fine(about) : blocks(about, `free at least ${needed} MB`);
}

/** @param {string} root */
function writeAccess(root) {
  const folder = existsSync(join(root, 'var')) ? join(root, 'var') : root;
  try {
    rmdirSync(mkdtempSync(join(folder, '.doctor-')));
    return fine(`${folder} is writable`);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    return blocks(
      `${folder} is not writable (${code})`,
      `give it to your user: sudo chown -R "$USER" ${folder}`,
    );
  }
}

/** PostgreSQL refuses to run as root and then runs as another user, who must be able to enter every folder.
 * @param {string} root */
function rootPath(root) {
  if (process.getuid?.() !== 0) return [];
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) {
      return [
        hint(
          `started as root, and other users cannot enter ${folder}`,
          `chmod o+x ${folder}, or do not work as root`,
        ),
      ];
    }
  }
  return [];
}
