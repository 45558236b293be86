import { DatabaseStartError } from '../database-start-error.ts';
import type { ClusterFolder } from './cluster-folder.ts';
import { type FolderLock, lockAlone, tryLockAlone, tryLockShared } from './folder-lock.ts';
import { stopServer } from './stop-server.ts';

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
