import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createEviction, unfinishedExtension } from './cache-eviction.ts';
import { isNoSuchFile } from './source-files.ts';

export interface CachedImage {
  readonly bytes: number;
  readonly body: BodyInit | null;
}

export interface DiskCache {
  find(name: string, options: { readonly withBody: boolean }): Promise<CachedImage | undefined>;
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  store(name: string, bytes: Uint8Array): Promise<void>;
}

/** Up to here one read is cheaper than a stream; above, a slow reader should not keep the whole picture in memory. */
const readAtOnceBytes = 512 * 1024;

/** Files named after what they were made from. Several processes may share the folder: a name never changes content. */
export function createDiskCache(options: { readonly folder: string; readonly maxBytes: number }): DiskCache {
  const eviction = createEviction(options);
  const fileOf = (name: string): string => path.join(options.folder, name.slice(0, 2), name);

  return {
    async find(name, { withBody }) {
      const handle = await open(fileOf(name)).catch(undefinedIfMissing);
      if (!handle) return undefined;
      const { size: bytes } = await handle.stat();
      if (withBody && bytes > readAtOnceBytes) return { bytes, body: streamOf(handle) };
      try {
        // An empty file is what a power failure leaves of a rename whose content was not on disk yet.
        return bytes ? { bytes, body: withBody ? await readAll(handle, bytes) : null } : undefined;
      } finally {
        await handle.close();
      }
    },

    async read(name) {
      const bytes = await readFile(fileOf(name)).catch(undefinedIfMissing);
      return bytes?.length ? bytes : undefined;
    },

    async store(name, bytes) {
      const file = fileOf(name);
      const unfinished = `${file}.${randomUUID()}${unfinishedExtension}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await eviction.stored(bytes.length);
    },
  };
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isNoSuchFile(error)) throw error;
}

/** The size is known and the content never changes: one read, where `readFile` asks and reads several times. */
async function readAll(handle: FileHandle, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const { buffer } = await handle.read(new Uint8Array(bytes), 0, bytes, 0);
  return buffer;
}

/** The stream closes the file when it ends or its reader goes away. */
function streamOf(handle: FileHandle): BodyInit {
  return Readable.toWeb(handle.createReadStream({ highWaterMark: readAtOnceBytes / 2 })) as ReadableStream;
}
