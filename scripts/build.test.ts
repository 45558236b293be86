import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildStamp } from './build.ts';
import { plantTree } from './testing/planted-tree.ts';

const manifest = (name: string, uses: string[] = []) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(uses.map((use) => [use, '1'])) });

const tree = {
  'package.json': JSON.stringify({ workspaces: ['packages/*', 'apps/*'] }),
  'package-lock.json': '{}',
  'apps/storefront/package.json': manifest('@bowline/storefront', ['@bowline/ui']),
  'apps/storefront/app/root.tsx': 'export {};',
  'apps/storefront/app/root.test.tsx': 'export {};',
  'packages/ui/package.json': manifest('@bowline/ui', ['@bowline/kit']),
  'packages/kit/package.json': manifest('@bowline/kit'),
  'packages/kit/src/money.ts': 'export {};',
  'packages/commerce/package.json': manifest('@bowline/commerce'),
  'packages/commerce/src/index.ts': 'export {};',
};

function changesStamp(file: string): boolean {
  const root = plantTree(tree);
  const before = buildStamp(root);
  appendFileSync(join(root, file), '\n');
  return buildStamp(root) !== before;
}

test.each(['apps/storefront/app/root.tsx', 'packages/kit/src/money.ts', 'package-lock.json'])(
  'a change of %s asks for a new build',
  (file) => expect(changesStamp(file)).toBe(true),
);

test.each(['packages/commerce/src/index.ts', 'apps/storefront/app/root.test.tsx'])(
  'a change of %s does not',
  (file) => expect(changesStamp(file)).toBe(false),
);
