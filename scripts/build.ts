import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './install/lock.mjs';
import { buildStamp } from './storefront-build/build-stamp.ts';
import { buildStorefront } from './storefront-build/build-storefront.ts';
import { precompress } from './storefront-build/precompress.ts';

export interface BuildOptions {
  root: string;
  log: (line: string) => void;
}

/** Builds what the server serves, unless nothing it is made of has changed since. */
export async function ensureBuild({ root, log }: BuildOptions): Promise<void> {
  const folder = join(root, 'apps/storefront/build');
  const stampFile = join(folder, '.stamp');
  const stamp = buildStamp(root);
  const isCurrent = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isCurrent()) return;
  mkdirSync(join(root, 'var'), { recursive: true });
  await withLock(join(root, 'var/build.lock'), { doing: 'building', log }, async () => {
    if (isCurrent()) return;
    const startedAt = performance.now();
    log('  … Building the storefront');
    // A build that is interrupted must not look finished.
    rmSync(stampFile, { force: true });
    await buildStorefront(root);
    const compressed = await precompress(join(folder, 'client'));
    writeFileSync(stampFile, stamp);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    log(`  ✓ Building the storefront: ${compressed} files compressed (${seconds} s)`);
  });
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
