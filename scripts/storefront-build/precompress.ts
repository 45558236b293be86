import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|mjs|css|svg|json|html|webmanifest|txt|xml)$/;
const smallest = 1_000;
const atOnce = 4;

const encodings = [
  {
    suffix: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  { suffix: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/** Puts a brotli and a gzip form beside every text file worth it; answers how many files that were. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  let count = 0;
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) {
      if (await compressFile(file)) count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return count;
}

async function compressFile(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length <= smallest) return false;
  for (const { suffix, compress } of encodings) {
    // Renamed into place, so that a server that is already running never sends half a file.
    const unfinished = `${file}${suffix}.${randomUUID()}`;
    await writeFile(unfinished, await compress(bytes));
    await rename(unfinished, `${file}${suffix}`);
  }
  return true;
}
