import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from '../database-start-error.ts';

export interface FolderLock {
  release(): void;
}

const sqliteBusy = 5;
const pollMs = 20;

/**
 * Node has no file locks of its own, but SQLite's are exactly that: taken from the operating system, freed by it when the
 * holder dies in whatever way, visible to every process and container that shares the folder. Nothing is stored in the file.
 */
function tryLock(path: string, statements: string): FolderLock | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    file.exec(statements);
    const held = file;
    return { release: () => held.isOpen && held.close() };
  } catch (cause) {
    file?.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === sqliteBusy) return undefined;
    throw new DatabaseStartError(`The lock ${path} cannot be taken; this user may not write there.`, {
      cause,
    });
  }
}

export function tryLockAlone(path: string): FolderLock | undefined {
  return tryLock(path, 'begin exclusive');
}

/** Fails only while another process holds the lock alone. */
export function tryLockShared(path: string): FolderLock | undefined {
  return tryLock(path, 'begin; select count(*) from sqlite_schema');
}

export async function lockAlone(path: string, timeoutMs: number): Promise<FolderLock> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const lock = tryLockAlone(path);
    if (lock) return lock;
    if (Date.now() > deadline) {
      throw new DatabaseStartError(
        `Another process has been starting or stopping the database for ${timeoutMs / 1000} s and holds ${path}.`,
      );
    }
    await wait(pollMs * (0.5 + Math.random()));
  }
}
