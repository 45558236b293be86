import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { portProblem } from '../install/port.mjs';
import { blocks, fine, hint } from './finding.mjs';

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {Record<string, string | undefined>} Environment */

/** @param {string} root @param {Environment} env @returns {Promise<Finding[]>} */
export async function checkRunning(root, env) {
  return [await port(env), ...(await database(root, env)), ...leftovers(root)];
}

/** @param {Environment} env @returns {Promise<Finding>} */
async function port(env) {
  const wanted = env.PORT || '3000';
  const number = Number(wanted);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    return blocks(`PORT is "${wanted}"`, 'set it to a number from 1 to 65535');
  }
  const problem = await portProblem(number, env.HOST);
  if (!problem) return fine(`port ${number} is free`);
  const about = problem === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${problem})`;
  const other = number < 65_535 ? number + 1 : 3000;
  const advice = `stop the program that uses it, or choose another: PORT=${other} npm start`;
  return blocks(`port ${number} ${about}`, advice);
}

/** @param {string} root @param {Environment} env @returns {Promise<Finding[]>} */
async function database(root, env) {
  const url = env.DATABASE_URL;
  if (!url) return [];
  const require = createRequire(join(root, 'packages', 'database', 'package.json'));
  /** @type {{ Client: new (options: object) => { connect(): Promise<void>, end(): Promise<void> } }} */
  let pg;
  try {
    pg = require('pg');
  } catch {
    return [hint('DATABASE_URL is set', 'it is checked once the packages are installed')];
  }
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    await client.connect();
    await client.end();
    return [fine('DATABASE_URL answers')];
  } catch (error) {
    // Not the address itself: it holds a password.
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
    return [
      blocks(
        `DATABASE_URL does not answer: ${message || code}`,
        'start that PostgreSQL or correct the address',
      ),
    ];
  }
}

/** What a killed process may have left in var/.
 * @param {string} root @returns {Finding[]} */
function leftovers(root) {
  return pidFilesBelow(join(root, 'var'), 2).map((file) => {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    if (isAlive(pid)) return hint(`PostgreSQL runs as process ${pid} (${file})`, 'the next start uses it');
    return hint(`${file} is left from a PostgreSQL that was killed`, 'the next start recovers it');
  });
}

/** @param {string} folder @param {number} depth @returns {string[]} */
function pidFilesBelow(folder, depth) {
  const file = join(folder, 'postmaster.pid');
  if (existsSync(file)) return [file];
  if (depth === 0) return [];
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return entries.flatMap((entry) => pidFilesBelow(join(folder, entry.name), depth - 1));
  } catch {
    // Absent, or the data folder of another user.
    return [];
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
