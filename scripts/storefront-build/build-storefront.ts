import { join } from 'node:path';
import { run } from '../run.ts';

export async function buildStorefront(root: string): Promise<void> {
  const { code, output } = await run(
    process.execPath,
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: join(root, 'apps/storefront'),
      env: { NODE_ENV: 'production' },
      capture: true,
    },
  );
  if (code !== 0) throw new Error(`The storefront could not be built.\n${output.trimEnd()}`);
}
