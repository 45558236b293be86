import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

export interface MediaSource {
  /** `/media/`: what the paths of this folder begin with. */
  readonly prefix: string;
  readonly folder: string;
}

export interface SourceFile {
  readonly file: string;
  readonly bytes: number;
  /** Changes whenever the picture does. */
  readonly version: string;
}

export type SourceFinder = (segments: readonly string[]) => Promise<SourceFile | undefined>;

const pictureExtensions = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif']);

/** Finds pictures below the given folders, and nothing anywhere else: links that lead out are not followed. */
export function createSourceFinder(sources: readonly MediaSource[]): SourceFinder {
  const roots = sources.map(({ prefix, folder }) => ({
    names: prefix.split('/').filter(Boolean),
    folder: onceItExists(() => realpath(folder)),
  }));

  return async (segments) => {
    const root = roots.find(({ names }) => names.every((name, index) => segments[index] === name));
    const names = root ? segments.slice(root.names.length) : [];
    if (!root || !pictureExtensions.has(path.extname(names.at(-1) ?? '').toLowerCase())) return undefined;
    try {
      const folder = await root.folder();
      const file = await realpath(path.join(folder, ...names));
      if (!file.startsWith(folder + path.sep)) return undefined;
      const facts = await stat(file);
      if (!facts.isFile()) return undefined;
      return { file, bytes: facts.size, version: `${file}\0${facts.mtimeMs}\0${facts.size}` };
    } catch (error) {
      if (isNoSuchFile(error)) return undefined;
      throw error;
    }
  };
}

/** Keeps the first answer, but no failure: the folder may be filled after the start. */
function onceItExists(find: () => Promise<string>): () => Promise<string> {
  let found: string | undefined;
  return async () => {
    found ??= await find();
    return found;
  };
}

const missing = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM', 'EINVAL']);

export function isNoSuchFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && missing.has(String(error.code));
}
