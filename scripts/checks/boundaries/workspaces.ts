import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../source-files.ts';
import { scope } from './layers.ts';

export interface Manifest {
  name?: string;
  workspaces?: string[];
  exports?: Record<string, string>;
  imports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Workspace {
  /** Path from the root: `packages/kit`. Empty for the root itself. */
  folder: string;
  /** Without the scope: `kit`. */
  name: string;
  manifest: Manifest;
}

export function readManifest(root: string, folder: string): Manifest {
  return readJson(root, folder ? `${folder}/package.json` : 'package.json') as Manifest;
}

export function listWorkspaces(root: string): Workspace[] {
  const patterns = readManifest(root, '').workspaces ?? [];
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = readManifest(root, folder);
      return { folder, name: (manifest.name ?? folder).replace(scope, ''), manifest };
    });
}

export function workspaceOf(file: string, workspaces: readonly Workspace[]): Workspace | undefined {
  return workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
}

/** Packages that code of a workspace finds at run time. */
export function runtimePackages({
  dependencies,
  peerDependencies,
  optionalDependencies,
}: Manifest): string[] {
  return Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
}

export function allPackages(manifest: Manifest): string[] {
  return [...runtimePackages(manifest), ...Object.keys(manifest.devDependencies ?? {})];
}
