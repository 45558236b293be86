import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPackages, listWorkspaces } from './checks/boundaries/workspaces.ts';
import { isTestCode, listFiles } from './checks/source-files.ts';
import { withLock } from './install/lock.mjs';
import { run } from './run.ts';
import { precompress } from './storefront-build/precompress.ts';

const sharedFiles = ['package-lock.json', 'tsconfig.base.json'];

/** What browsers load: each is built by itself. */
export const builtApps = ['storefront', 'admin'] as const;
export type BuiltApp = (typeof builtApps)[number];

/** Changes when anything changes that an app is built from. */
export function buildStamp(root: string, app: BuiltApp = 'storefront'): string {
  const hash = createHash('sha256').update(process.version);
  const sources = foldersOf(root, app)
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => !isTestCode(file));
  for (const file of [...sharedFiles.filter((name) => existsSync(join(root, name))), ...sources]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** The app and every workspace it depends on, directly or through others. */
function foldersOf(root: string, app: BuiltApp): string[] {
  const workspaces = listWorkspaces(root);
  const needed = new Set([`@bowline/${app}`]);
  for (const name of needed) {
    const manifest = workspaces.find((workspace) => workspace.manifest.name === name)?.manifest;
    for (const dependency of allPackages(manifest ?? {})) needed.add(dependency);
  }
  return workspaces.filter(({ manifest }) => needed.has(manifest.name ?? '')).map(({ folder }) => folder);
}

export interface BuildOptions {
  root: string;
  log: (line: string) => void;
}

/** Builds what the server serves, unless nothing it is made of has changed since. */
export async function ensureBuild(options: BuildOptions): Promise<void> {
  for (const app of builtApps) await ensureBuildOf(app, options);
}

async function ensureBuildOf(app: BuiltApp, { root, log }: BuildOptions): Promise<void> {
  const folder = join(root, 'apps', app, 'build');
  const stampFile = join(folder, '.stamp');
  const stamp = buildStamp(root, app);
  const isCurrent = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isCurrent()) return;
  mkdirSync(join(root, 'var'), { recursive: true });
  await withLock(join(root, 'var/build.lock'), { doing: 'building', log }, async () => {
    if (isCurrent()) return;
    const startedAt = performance.now();
    log(`  … Building the ${app}`);
    // A build that is interrupted must not look finished.
    rmSync(stampFile, { force: true });
    await buildApp(root, app);
    if (app === 'storefront') await writeMessages(root, folder);
    const compressed = await precompress(join(folder, 'client'));
    writeFileSync(stampFile, stamp);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    log(`  ✓ Building the ${app}: ${compressed} files compressed (${seconds} s)`);
  });
}

async function writeMessages(root: string, folder: string): Promise<void> {
  // It brings a bundler to read the syntax with, which a process that only serves had better not hold.
  const { catalogueOf } = await import('./checks/messages/catalogue.ts');
  writeFileSync(join(folder, 'messages.json'), JSON.stringify(catalogueOf(root)));
}

async function buildApp(root: string, app: BuiltApp): Promise<void> {
  const { code, output } = await run(
    process.execPath,
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: join(root, 'apps', app),
      env: { NODE_ENV: 'production' },
      capture: true,
    },
  );
  if (code !== 0) throw new Error(`The ${app} could not be built.\n${output.trimEnd()}`);
}

if (import.meta.main) {
  try {
    await ensureBuild({ root: join(import.meta.dirname, '..'), log: console.log });
    console.log('The build is current.');
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
