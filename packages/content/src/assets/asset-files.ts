import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The originals, on disk under names that follow from their content: what is there never changes. */
export interface AssetFiles {
  /** Where a picture or file lies; undefined when there is none of this name. */
  find(kind: AssetKind, name: string): Promise<string | undefined>;
  read(file: string): Promise<Uint8Array<ArrayBuffer>>;
  keep(kind: AssetKind, name: string, bytes: Uint8Array): Promise<string>;
}

export type AssetKind = 'images' | 'files';

const nameShapes: Readonly<Record<AssetKind, RegExp>> = {
  images: /^[0-9a-f]{40}-\d{1,5}x\d{1,5}\.[a-z]{3,4}$/,
  files: /^[0-9a-f]{40}(\.[a-z0-9]{1,10})?$/,
};

export function createAssetFiles(folder: string): AssetFiles {
  const placeOf = (kind: AssetKind, name: string) => path.join(folder, kind, name);
  return {
    async find(kind, name) {
      if (!nameShapes[kind].test(name)) return undefined;
      const file = placeOf(kind, name);
      const facts = await stat(file).catch(() => undefined);
      return facts?.isFile() ? file : undefined;
    },
    async read(file) {
      return new Uint8Array(await readFile(file));
    },
    async keep(kind, name, bytes) {
      const file = placeOf(kind, name);
      await mkdir(path.dirname(file), { recursive: true });
      // Under another name first: nobody ever reads half a file.
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        // Half of it would only fill the disk further.
        await rm(unfinished, { force: true });
        throw error;
      }
      return file;
    },
  };
}
