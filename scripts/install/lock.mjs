import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const heartbeatMs = 2_000;
const abandonedAfterMs = 30_000;

/** Does `work` while no other process holds the same lock. A lock is a folder with its owner's pid inside;
 * one whose owner died, or whose heartbeat stopped (a pid of an earlier boot may live again), is taken over.
 * @template Result
 * @param {string} folder
 * @param {{ doing: string, log: (line: string) => void }} telling what to say while another process holds it
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>} */
export async function withLock(folder, telling, work) {
  await acquire(folder, telling);
  const heartbeat = setInterval(() => touch(folder), heartbeatMs);
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} folder @param {{ doing: string, log: (line: string) => void }} telling */
async function acquire(folder, { doing, log }) {
  let hasSaidSo = false;
  while (!tryToTake(folder)) {
    const owner = ownerOf(folder);
    if (isAbandoned(folder, owner)) {
      removeAbandoned(folder, owner);
      continue;
    }
    if (!hasSaidSo && owner) log(`Another process (${owner}) is ${doing}; waiting for it.`);
    hasSaidSo ||= owner !== undefined;
    await sleep(200);
  }
}

/** The folder appears together with its pid: it is made under a private name and then renamed.
 * @param {string} folder */
function tryToTake(folder) {
  const prepared = `${folder}.${process.pid}`;
  rmSync(prepared, { recursive: true, force: true });
  mkdirSync(prepared);
  writeFileSync(join(prepared, 'pid'), String(process.pid));
  try {
    renameSync(prepared, folder);
    return true;
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    // Windows answers EPERM where others say that the folder is taken.
    if (existsSync(folder) || errorCode(error) === 'ENOTEMPTY') return false;
    throw error;
  }
}

/** @param {string} folder */
function ownerOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} folder @param {number | undefined} owner */
function isAbandoned(folder, owner) {
  try {
    if (Date.now() - statSync(folder).mtimeMs > abandonedAfterMs) return true;
    if (owner !== undefined) process.kill(owner, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

/** Renaming lets exactly one of several waiting processes clear it away.
 * @param {string} folder @param {number | undefined} owner */
function removeAbandoned(folder, owner) {
  const moved = `${folder}.abandoned.${process.pid}`;
  try {
    renameSync(folder, moved);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Somebody else cleared the old one and took a new lock in between: give that one back.
  if (ownerOf(moved) !== owner) renameSync(moved, folder);
  else rmSync(moved, { recursive: true, force: true });
}

/** @param {unknown} error */
const errorCode = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** @param {string} folder */
function touch(folder) {
  const now = new Date();
  utimesSync(folder, now, now);
}
