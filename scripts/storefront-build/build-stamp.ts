import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPackages, listWorkspaces } from '../checks/boundaries/workspaces.ts';
import { isTestCode, listFiles } from '../checks/source-files.ts';

const sharedFiles = ['package-lock.json', 'tsconfig.base.json'];

/** Changes when anything changes that the storefront is built from. */
export function buildStamp(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const sources = storefrontFolders(root)
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => !isTestCode(file));
  for (const file of [...sharedFiles.filter((name) => existsSync(join(root, name))), ...sources]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** The storefront and every workspace it depends on, directly or through others. */
function storefrontFolders(root: string): string[] {
  const workspaces = listWorkspaces(root);
  const needed = new Set(['@bowline/storefront']);
  for (const name of needed) {
    const manifest = workspaces.find((workspace) => workspace.manifest.name === name)?.manifest;
    for (const dependency of allPackages(manifest ?? {})) needed.add(dependency);
  }
  return workspaces.filter(({ manifest }) => needed.has(manifest.name ?? '')).map(({ folder }) => folder);
}
