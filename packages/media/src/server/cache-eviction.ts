import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export const unfinishedExtension = '.unfinished';
/** Nobody writes a picture for this long: what is left then belongs to a process that died. */
const abandonedAfterMs = 3_600_000;
/** Room to grow into, so that not every picture of a full cache walks through the folder. */
const keptShare = 0.9;

interface CacheFile {
  readonly file: string;
  readonly bytes: number;
  readonly modifiedMs: number;
}

export interface Eviction {
  /** Counts a new file and, when the folder grew too large, removes the oldest ones. */
  stored(bytes: number): Promise<void>;
}

export function createEviction(options: { readonly folder: string; readonly maxBytes: number }): Eviction {
  let knownBytes: number | undefined;
  let sweep: Promise<void> | undefined;

  /** Other processes may have written too: what counts is on disk. */
  async function sweepFolder(): Promise<void> {
    const files = await listCache(options.folder);
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > options.maxBytes) {
      for (const { file, bytes } of files.sort((a, b) => a.modifiedMs - b.modifiedMs)) {
        if (total <= options.maxBytes * keptShare) break;
        await rm(file, { force: true });
        total -= bytes;
      }
    }
    knownBytes = total;
  }

  return {
    async stored(bytes) {
      if (knownBytes !== undefined) knownBytes += bytes;
      if (knownBytes !== undefined && knownBytes <= options.maxBytes) return;
      sweep ??= sweepFolder().finally(() => {
        sweep = undefined;
      });
      await sweep;
    },
  };
}

async function listCache(folder: string): Promise<CacheFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files: CacheFile[] = [];
  for (const file of names) {
    const facts = await stat(file).catch(() => undefined);
    if (!facts) continue;
    if (file.endsWith(unfinishedExtension)) {
      if (Date.now() - facts.mtimeMs > abandonedAfterMs) await rm(file, { force: true });
    } else {
      files.push({ file, bytes: facts.size, modifiedMs: facts.mtimeMs });
    }
  }
  return files;
}
