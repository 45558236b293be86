import { createHash } from 'node:crypto';
import { chown, mkdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** Test databases hold a tenth of it; a container is often given next to nothing. */
const leastFreeBytes = 1024 ** 3;
const name = 'bowline_memory';

/**
 * Makes room in memory for the databases of tests, on a server that has just started and that nobody uses. Each of them is
 * a thousand files for a second; a disk that is asked for new files right after it lost as many looks long for a place:
 * half a second for each database instead of a twentieth.
 */
export async function makeMemorySpace(client: pg.Client, dataFolder: string): Promise<void> {
  await client.query(`drop tablespace if exists ${name}`);
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bavail * bsize < leastFreeBytes) return;
  const key = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  const folder = join(memory, `bowline-tests-${key}`);
  // Of a cluster that is gone.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const owner = await stat(dataFolder);
  if (owner.uid !== process.getuid?.()) await chown(folder, owner.uid, owner.gid);
  await client.query(`create tablespace ${name} location '${folder}'`);
}

/** In memory where there is room, else where the server keeps everything. */
export async function testSpaceOf(client: pg.Client | pg.Pool): Promise<string> {
  const { rowCount } = await client.query('select from pg_tablespace where spcname = $1', [name]);
  return rowCount === 0 ? 'pg_default' : name;
}
