import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export interface DataFolder {
  readonly path: string;
  remove(): Promise<void>;
}

const runtimeFolder = join(import.meta.dirname, '../../var');

/** A folder for one catalogue: below `kept` it stays for the next run, without it it goes with this one. */
export async function openDataFolder(kept: string | undefined, scale: number): Promise<DataFolder> {
  if (kept) {
    const path = resolve(kept, `scale-${scale}`);
    mkdirSync(path, { recursive: true });
    return { path, remove: async () => {} };
  }
  mkdirSync(runtimeFolder, { recursive: true });
  const path = await mkdtemp(join(runtimeFolder, 'bench-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
