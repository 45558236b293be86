import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from '../database-start-error.ts';
import { findBinaries } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';
import { type FolderLock, lockAlone, tryLockAlone, tryLockShared } from './folder-lock.ts';
import { type Postmaster, readPostmaster, stateOf } from './postmaster.ts';
import { runCommand } from './run-command.ts';

/** Longer than the longest recovery another process may be waiting for. */
const changeTimeoutMs = 150_000;

export async function whileChangingAlone<T>(folder: ClusterFolder, change: () => Promise<T>): Promise<T> {
  const lock = await lockAlone(folder.changeLock, changeTimeoutMs);
  try {
    return await change();
  } finally {
    lock.release();
  }
}

/** Counts this process among the users of the server until it leaves or dies. Needs the change lock. */
export function joinUsers(folder: ClusterFolder): FolderLock {
  const membership = tryLockShared(folder.usersLock);
  if (!membership) throw new DatabaseStartError(`The lock ${folder.usersLock} is held by a foreign program.`);
  return membership;
}

/** The last to leave stops the server. */
export async function leaveUsers(folder: ClusterFolder, membership: FolderLock): Promise<void> {
  await whileChangingAlone(folder, async () => {
    membership.release();
    const nobodyElse = tryLockAlone(folder.usersLock);
    if (!nobodyElse) return;
    await stopServer(folder.data).finally(() => nobodyElse.release());
  });
}

/** For a process that ends before it could leave in order: the last one does not leave a server behind without users. */
export function abandonServer(folder: ClusterFolder, membership: FolderLock, postmaster: Postmaster): void {
  membership.release();
  // A folder that cannot be locked is gone, and its server notices that by itself.
  const nobodyElse = ignoringErrors(() => tryLockAlone(folder.usersLock));
  if (!nobodyElse) return;
  stopAtOnce(postmaster);
  nobodyElse.release();
}

/** Safe: the next start recovers from the log as after a loss of power. */
function stopAtOnce({ pid }: Postmaster): void {
  ignoringErrors(() => process.kill(pid, 'SIGQUIT'));
}

function ignoringErrors<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

const politeMs = 20_000;
const pollMs = 10;

/** Ends open sessions, writes everything out and stops. The caller holds the change lock. */
async function stopServer(dataFolder: string): Promise<void> {
  const postmaster = await readPostmaster(dataFolder);
  if (!postmaster || (await stateOf(postmaster, dataFolder)) !== 'running') return;
  if (process.platform === 'win32') {
    await runCommand({ file: findBinaries().pgCtl, args: ['stop', '-w', '-m', 'fast', '-D', dataFolder] });
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  const giveUp = () => stopAtOnce(postmaster);
  process.once('exit', giveUp);
  try {
    for (const deadline = Date.now() + politeMs; Date.now() < deadline; await wait(pollMs)) {
      if ((await stateOf(postmaster, dataFolder)) !== 'running') return;
    }
    giveUp();
  } finally {
    process.off('exit', giveUp);
  }
}
