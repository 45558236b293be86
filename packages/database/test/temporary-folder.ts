import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { removeFolder } from '../src/embedded/cluster-folder.ts';
import { stopOrphan } from './server-processes.ts';

/** Gone when the test is over. Others may enter it, as they may enter the folders of most projects. */
export async function temporaryFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bowline-database-'));
  await chmod(folder, mode);
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** Gone when the test is over, and with it any server that still runs in it. */
export async function temporaryClusterFolder(mode?: number): Promise<string> {
  const folder = await temporaryFolder(mode);
  onTestFinished(() => stopOrphan(folder));
  return folder;
}
