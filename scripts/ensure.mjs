// The first step of `npm start` and `npm test`. It runs on whatever node the machine has, before anything
// is installed: plain JavaScript, no packages. The next step then finds Node 24 in node_modules.
// With --serving, what follows will listen: an occupied port is told before minutes are spent.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedNodeProblem } from './install/installed-node.mjs';
import { withLock } from './install/lock.mjs';
import { installPackages } from './install/packages.mjs';
import { occupiedPort, readEnvironment } from './install/port.mjs';
import { hasCurrentStamp, matchesLockFile, writeStamp } from './install/stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} line */
const log = (line) => process.stdout.write(`${line}\n`);

/** @param {string} problem @returns {never} */
function giveUp(problem) {
  process.stderr.write(`✗ ${problem}\n`);
  process.exit(1);
}

if (process.argv.includes('--serving')) {
  const problem = await occupiedPort(readEnvironment(root));
  if (problem) giveUp(problem);
}

if (!hasCurrentStamp(root)) {
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
}
