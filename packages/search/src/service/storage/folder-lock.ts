import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

const sqliteBusy = 5;

/**
 * Node has no file locks, SQLite has: the operating system frees them however their holder dies. Undefined while another
 * process keeps the folder.
 */
export function tryLockFolder(folder: string): FolderLock | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, 'keeper.lock'), { timeout: 0 });
    file.exec('begin exclusive');
    const held = file;
    return { release: () => held.isOpen && held.close() };
  } catch (cause) {
    file?.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === sqliteBusy) return undefined;
    throw new Error(`The search folder ${folder} cannot be locked; this user may not write there.`, {
      cause,
    });
  }
}
