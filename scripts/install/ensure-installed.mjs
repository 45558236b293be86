import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installedNodeProblem } from './installed-node.mjs';
import { withLock } from './lock.mjs';
import { installPackages } from './packages.mjs';
import { occupiedPort, readEnvironment } from './port.mjs';
import { hasCurrentStamp, matchesLockFile, writeStamp } from './stamp.mjs';

/** @param {string} line */
const log = (line) => process.stdout.write(`${line}\n`);

/** @param {string} problem @returns {never} */
function giveUp(problem) {
  process.stderr.write(`✗ ${problem}\n`);
  process.exit(1);
}

/** Installs what is missing and ends the process where that is not possible; answers whether all was there already.
 * Where what follows will listen, an occupied port is told before minutes are spent.
 * @param {string} root @param {{ isServing?: boolean }} [options]
 * @returns {Promise<boolean>} */
export async function ensureInstalled(root, { isServing = false } = {}) {
  if (isServing) {
    const problem = await occupiedPort(readEnvironment(root));
    if (problem) giveUp(problem);
  }
  if (hasCurrentStamp(root)) return true;
  mkdirSync(join(root, 'var'), { recursive: true });
  await withLock(join(root, 'var', 'install.lock'), { doing: 'installing', log }, async () => {
    // Another process may have installed while this one waited for the lock.
    if (hasCurrentStamp(root)) return;
    if (!matchesLockFile(root)) {
      const problem = await installPackages(root, log);
      if (problem) giveUp(problem);
    }
    const problem = installedNodeProblem(root);
    if (problem) giveUp(problem);
    writeStamp(root);
  }).catch((/** @type {Error} */ error) => giveUp(`The packages could not be installed: ${error.message}`));
  return false;
}
