import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Logger } from '../log.ts';
import type { KeptPage } from './kept-page.ts';

/** Public pages on disk, where every process of a build finds them that lacks one and cannot make it. */
export interface LastPages {
  /** Written beside everything else; resolves when it is done, and never fails. */
  keep(key: string, page: KeptPage): Promise<void>;
  /** As it was when it was kept, and when it was made. */
  find(key: string): Promise<{ readonly page: WrittenPage; readonly madeAtMs: number } | undefined>;
}

export type WrittenPage = Pick<KeptPage, 'headers' | 'etag' | 'tags' | 'bodies'>;

export interface LastPagesOptions {
  /** Of all builds; each has a folder of its own in it, because a page belongs to its scripts. */
  readonly folder: string;
  readonly buildId: string;
  readonly log: Logger;
  readonly mostPages?: number;
  /** By the clock that all processes share. */
  readonly clockMs?: () => number;
}

interface Written extends WrittenPage {
  readonly key: string;
  readonly madeAtMs: number;
}

/** It stands in for a day: some minutes more or less do not matter, a write for every rendering would. */
const writtenAgainMs = 600_000;
const forgottenMs = 86_400_000;
const mostWritesAtOnce = 4;
const mostReadsAtOnce = 16;
/** So many of the oldest go when there are too many, so that not every write has to look at all. */
const shareToForget = 0.1;

export async function openLastPages(options: LastPagesOptions): Promise<LastPages> {
  const { buildId, log, mostPages = 5_000, clockMs = Date.now } = options;
  const folder = path.join(options.folder, buildId);
  const fileOf = (key: string) => path.join(folder, createHash('sha256').update(key).digest('base64url'));
  const writtenAtMs = new Map<string, number>();
  let writes = 0;
  let reads = 0;
  let hasFailed = false;
  await forgetOtherBuilds(options.folder, buildId, clockMs() - forgottenMs);
  let pages = (await namesIn(folder)).length;

  async function write(key: string, page: KeptPage): Promise<void> {
    const { headers, etag, tags, bodies } = page;
    const written: Written = { key, headers, etag, tags, bodies: new Map(bodies), madeAtMs: clockMs() };
    const aside = path.join(folder, `.${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    // Whole or not at all: another process may be reading.
    await writeFile(aside, serialize(written));
    await rename(aside, fileOf(key));
    pages += 1;
    if (pages > mostPages) pages = await forgetOldest(folder, Math.floor(mostPages * (1 - shareToForget)));
  }

  return {
    async keep(key, page) {
      const before = writtenAtMs.get(key) ?? Number.NEGATIVE_INFINITY;
      // What is asked with a query is made up more easily than it is kept.
      if (key.includes('?') || clockMs() - before < writtenAgainMs || writes >= mostWritesAtOnce) return;
      writes += 1;
      writtenAtMs.delete(key);
      writtenAtMs.set(key, clockMs());
      const [oldest] = writtenAtMs.keys();
      if (writtenAtMs.size > mostPages && oldest !== undefined) writtenAtMs.delete(oldest);
      try {
        await write(key, page);
      } catch (error) {
        if (!hasFailed) log.warn({ err: error }, 'Pages cannot be kept on disk for when none can be made');
        hasFailed = true;
      } finally {
        writes -= 1;
      }
    },
    async find(key) {
      if (reads >= mostReadsAtOnce) return undefined;
      reads += 1;
      try {
        const written = readWritten(await readFile(fileOf(key)));
        const ageMs = clockMs() - (written?.madeAtMs ?? 0);
        if (written?.key !== key || ageMs < 0 || ageMs > forgottenMs) return undefined;
        const { headers, etag, tags, bodies, madeAtMs } = written;
        return { page: { headers, etag, tags, bodies }, madeAtMs };
      } catch {
        // Nobody has made it, or what lies there is damaged: as if it were not there.
        return undefined;
      } finally {
        reads -= 1;
      }
    },
  };
}

function readWritten(bytes: Buffer): Written | undefined {
  const found: Partial<Written> | null = deserialize(bytes);
  const isWhole = Array.isArray(found?.headers) && found.bodies instanceof Map && found.bodies.size > 0;
  return isWhole ? (found as Written) : undefined;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Names in the folder with the time of the last change, the latest first. */
async function byAge(folder: string): Promise<{ readonly file: string; readonly changedAtMs: number }[]> {
  const files = (await namesIn(folder)).map((name) => path.join(folder, name));
  const dated = await Promise.all(
    files.map(async (file) => ({
      file,
      changedAtMs: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  return dated.toSorted((one, other) => other.changedAtMs - one.changedAtMs);
}

/** Tells how many are left. */
async function forgetOldest(folder: string, most: number): Promise<number> {
  const pages = await byAge(folder);
  for (const { file } of pages.slice(most)) await rm(file, { force: true });
  return Math.min(pages.length, most);
}

/** Those that nobody has written to for a day: processes of the former build go on for a while. */
async function forgetOtherBuilds(folder: string, own: string, beforeMs: number): Promise<void> {
  for (const { file, changedAtMs } of await byAge(folder)) {
    if (path.basename(file) !== own && changedAtMs < beforeMs)
      await rm(file, { recursive: true, force: true });
  }
}
