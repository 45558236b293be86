import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const requiredNodeMajor = 24;

/** @param {string} root */
const nodePackage = (root) => join(root, 'node_modules', 'node');

/** @param {string} root */
export function installedNodeBinary(root) {
  return join(nodePackage(root), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The version of the installed `node` package, undefined while its binary is missing.
 * @param {string} root
 * @returns {string | undefined} */
export function installedNodeVersion(root) {
  const manifest = join(nodePackage(root), 'package.json');
  if (!existsSync(manifest) || !existsSync(installedNodeBinary(root))) return undefined;
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** One sentence saying why npm scripts would not run on Node 24, or undefined when they do.
 * With `ignore-scripts` the package arrives without its binary and npm falls back to the machine's own node.
 * @param {string} root
 * @returns {string | undefined} */
export function installedNodeProblem(root) {
  const binary = installedNodeBinary(root);
  const answer = existsSync(binary)
    ? spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout
    : undefined;
  const version = answer ? answer.trim() : process.version;
  if (Number(/^v(\d+)\./.exec(version)?.[1]) >= requiredNodeMajor) return undefined;
  const repair = 'npm rebuild node --ignore-scripts=false';
  return `Bowline runs on Node ${requiredNodeMajor}, but npm scripts find ${version} here because the package "node" came without its binary: run \`${repair}\` and try again.`;
}
