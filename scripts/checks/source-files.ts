import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ignoredFolders = new Set(['node_modules', 'build', 'var', 'coverage']);

/** Every file that belongs to the project, as paths from the root with forward slashes, sorted. */
export function listFiles(root: string, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(
      (entry) => !entry.name.startsWith('.') && !(entry.isDirectory() && ignoredFolders.has(entry.name)),
    )
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    })
    .sort();
}

export function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export function readJson(root: string, file: string): unknown {
  return JSON.parse(read(root, file));
}

export const isScript = (file: string): boolean => /\.(ts|tsx|js|mjs|jsx)$/.test(file);

/** Tests and what only tests use may do more than the code they exercise. */
export const isTestCode = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || /(^|\/)(test|testing)\//.test(file) || file.startsWith('e2e/');

export const isGenerated = (file: string): boolean => /(^|\/)generated\//.test(file);
