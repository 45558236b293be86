import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pictures that the merchant adds, beside those that came with the catalogue. Whoever reads one reads all of it. */
export function createPictureShelf(folder: string) {
  return {
    async keep(file: string, bytes: Uint8Array): Promise<void> {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      const written = `${target}.${randomUUID()}`;
      await writeFile(written, bytes);
      await rename(written, target);
    },
  };
}
