import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runtimeFolder } from '../repository.ts';

/** An empty folder; whoever asks for it removes it. */
export async function newDataFolder(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  mkdirSync(runtimeFolder, { recursive: true });
  const folder = await mkdtemp(join(runtimeFolder, 'e2e-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The same for one test. */
export async function temporaryDataFolder(): Promise<string> {
  const { folder, remove } = await newDataFolder();
  onTestFinished(remove);
  return folder;
}

/** Every file below a folder with a hash of its content, to see whether anything was touched. */
export async function fingerprint(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.map(async (file) => [file, await hashOf(file)] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
