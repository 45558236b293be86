import { describe, expect, test } from 'vitest';
import { plantTree } from '../testing/planted-tree.ts';
import { check } from './boundaries.ts';

const workspaces = {
  'packages/kit': [],
  'packages/markets': ['@bowline/kit'],
  'packages/database': ['@bowline/kit', 'pg'],
  'packages/ui': ['@bowline/kit', 'react'],
  'packages/media': ['@bowline/kit'],
  'packages/commerce': ['@bowline/kit', '@bowline/database', '@bowline/media', 'graphql'],
  'packages/content': ['@bowline/kit'],
  'packages/search': ['@bowline/kit'],
  'packages/demo': ['@bowline/commerce', '@bowline/media'],
  'apps/storefront': ['@bowline/kit', '@bowline/ui', '@bowline/media', 'react'],
  'apps/admin': ['@bowline/ui'],
  'apps/server': ['@bowline/commerce', '@bowline/storefront', 'hono'],
};

const manifests = {
  'package.json': JSON.stringify({ workspaces: ['packages/*', 'apps/*'], devDependencies: { vitest: '1' } }),
  ...Object.fromEntries(
    Object.entries(workspaces).map(([folder, names]) => [
      `${folder}/package.json`,
      JSON.stringify({
        name: `@bowline/${folder.split('/')[1]}`,
        dependencies: Object.fromEntries(names.map((name) => [name, '1'])),
      }),
    ]),
  ),
};

/** A module of commerce that says what it uses, and does. */
const module = (name: string, uses: readonly string[], used = uses) => ({
  [`packages/commerce/src/modules/${name}/module.ts`]: `import type { CommerceModule } from '#module';
${used.map((other) => `import '#${other}';\n`).join('')}
export const ${name}Module: CommerceModule = { name: '${name}', uses: ${JSON.stringify(uses)} };`,
});
const modules = {
  ...module('catalog', []),
  ...module('orders', ['catalog']),
  ...module('cart', ['catalog']),
  ...module('checkout', ['cart', 'orders']),
  ...module('notifications', ['orders', 'checkout']),
};

const checkPlanted = (file: string, text: string) =>
  check(plantTree({ ...manifests, ...modules, [file]: text }));

test('a tree in which nobody reaches across a boundary passes', () => {
  expect(check(plantTree({ ...manifests, ...modules }))).toEqual([]);
});

describe('a forbidden import fails the check:', () => {
  const commerce = 'packages/commerce/src';
  const folder = `${commerce}/modules`;
  test.each([
    ['kit uses another workspace', 'packages/kit/src/a.ts', `import '@bowline/markets';`, /kit may not use/],
    [
      'markets uses the database',
      'packages/markets/src/a.ts',
      `import '@bowline/database';`,
      /markets may not use/,
    ],
    [
      'ui uses media, its own layer',
      'packages/ui/src/a.ts',
      `import '@bowline/media/urls';`,
      /ui may not use/,
    ],
    [
      'the cart uses the checkout, against the table of features',
      'apps/storefront/app/features/cart/a.ts',
      `import type { Step } from '../checkout/steps.ts';`,
      /feature "cart" may not use feature "checkout"/,
    ],
    ['commerce uses content', `${commerce}/a.ts`, `import '@bowline/content';`, /commerce may not use/],
    ['content uses search', 'packages/content/src/a.ts', `import '@bowline/search';`, /content may not use/],
    ['search uses commerce', 'packages/search/src/a.ts', `import '@bowline/commerce';`, /search may not use/],
    ['commerce uses the image proxy', `${commerce}/a.ts`, `import '@bowline/media/server';`, /may not use/],
    [
      'the storefront uses commerce',
      'apps/storefront/app/a.ts',
      `import '@bowline/commerce';`,
      /may not use/,
    ],
    [
      'the storefront uses the database',
      'apps/storefront/server/a.ts',
      `import '@bowline/database';`,
      /may not/,
    ],
    [
      'the storefront uses media beyond URLs',
      'apps/storefront/app/a.ts',
      `import '@bowline/media';`,
      /may not use/,
    ],
    ['the admin uses the storefront', 'apps/admin/app/a.ts', `import '@bowline/storefront';`, /may not use/],
    ['a package uses the server', 'packages/demo/src/a.ts', `import '@bowline/server';`, /demo may not use/],
    [
      'a workspace that is not declared',
      'packages/demo/src/a.ts',
      `import '@bowline/kit';`,
      /"@bowline\/kit" is not declared/,
    ],
    ['a package that is not declared', `${commerce}/a.ts`, `import pg from 'pg';`, /"pg" is not declared/],
    ['a test tool in shipped code', `${commerce}/a.ts`, `import 'vitest';`, /"vitest" is not declared/],
    [
      'a path into a sibling',
      `${commerce}/a.ts`,
      `import '../../database/src/a.ts';`,
      /leaves packages\/commerce/,
    ],
    [
      'a path to the root',
      `${commerce}/a.ts`,
      `import '../../../scripts/a.ts';`,
      /leaves packages\/commerce/,
    ],
    [
      'a path from the tools into a workspace',
      'scripts/a.ts',
      `import '../packages/kit/src/a.ts';`,
      /leaves the root/,
    ],
    ['an absolute path', 'packages/kit/src/a.ts', `import '/etc/a.ts';`, /absolute path/],
    ['a builtin of Node in kit', 'packages/kit/src/a.ts', `import 'node:fs';`, /browsers/],
    ['a builtin without its prefix', 'packages/markets/src/a.ts', `import 'crypto';`, /browsers/],
    ['a builtin of Node in ui', 'packages/ui/src/A.tsx', `import 'node:path'; <a />;`, /browsers/],
    ['a builtin of Node in image URLs', 'packages/media/src/urls/a.ts', `import 'node:fs';`, /browsers/],
    ['a builtin of Node in a page', 'apps/storefront/app/routes/a.tsx', `import 'node:fs';`, /browsers/],
    [
      'the inside of another module',
      `${folder}/cart/a.ts`,
      `import '../catalog/service.ts';`,
      /past the door/,
    ],
    [
      'the door of another module by path',
      `${folder}/cart/a.ts`,
      `import '../catalog/index.ts';`,
      /past the door/,
    ],
    ['a file behind an alias', `${folder}/cart/a.ts`, `import '#catalog/service.ts';`, /past the door/],
    [
      'the inside of a module from outside',
      `${commerce}/graphql/a.ts`,
      `import '../modules/cart/a.ts';`,
      /past the door/,
    ],
    [
      'the GraphQL edge uses a module',
      `${commerce}/graphql/a.ts`,
      `import '#cart';`,
      /knows modules by their list alone/,
    ],
    ['cart uses orders', `${folder}/cart/a.ts`, `import '#orders';`, /"cart" may not use module "orders"/],
    ['orders uses cart', `${folder}/orders/a.ts`, `import '#cart';`, /"orders" may not use module "cart"/],
    ['catalog uses checkout', `${folder}/catalog/a.ts`, `import '#checkout';`, /may not use/],
    ['checkout uses notifications', `${folder}/checkout/a.ts`, `import '#notifications';`, /may not use/],
    ['a module without a module.ts', `${folder}/loyalty/a.ts`, `import '#cart';`, /has no module\.ts/],
    [
      'what a module says of itself, from anywhere but the list',
      `${commerce}/commerce.ts`,
      `import './modules/cart/module.ts';`,
      /past the door/,
    ],
  ])('%s', (_case, file, text, message) => {
    const findings = checkPlanted(file, text);
    expect(findings).toContainEqual({ file, line: 1, message: expect.stringMatching(message) });
  });
});

describe('an import is found in every spelling:', () => {
  test.each([
    ['a type import', `import type { A } from '@bowline/commerce';`],
    ['a re-export', `export { a } from '@bowline/commerce';`],
    ['a re-export of everything', `export * from '@bowline/commerce';`],
    ['a type re-export', `export type { A } from '@bowline/commerce';`],
    ['a dynamic import', `const a = await import('@bowline/commerce');`],
    ['a dynamic import with a template', 'const a = await import(`@bowline/commerce`);'],
    ['an import inside a type', `type A = import('@bowline/commerce').A;`],
    ['require', `const a = require('@bowline/commerce');`],
  ])('%s', (_case, text) => {
    expect(checkPlanted('packages/kit/src/a.ts', text)).toContainEqual(
      expect.objectContaining({ message: 'kit may not use "@bowline/commerce"' }),
    );
  });

  test.each([
    ['a glob', `const a = import.meta.glob('../../../packages/kit/src/*.ts');`],
    ['a list of globs', `const a = import.meta.glob(['./a/*.ts', '!../../../packages/kit/src/*.ts']);`],
    [
      'a template with holes',
      `const a = (name: string) => import(\`../../../packages/kit/src/\${name}.ts\`);`,
    ],
  ])('%s that leaves the workspace', (_case, text) => {
    expect(checkPlanted('apps/storefront/app/a.ts', text)).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/leaves apps\/storefront/) }),
    );
  });

  test('an import of a style sheet', () => {
    const [finding] = checkPlanted(
      'apps/storefront/app/a.css',
      `\n@import "../../../packages/kit/src/a.css";`,
    );
    expect(finding).toMatchObject({ line: 2, message: expect.stringMatching(/leaves apps\/storefront/) });
  });

  test('a computed import is refused, because it cannot be checked', () => {
    const [finding] = checkPlanted(
      'packages/kit/src/a.ts',
      'export const a = (name: string) => import(name);',
    );
    expect(finding?.message).toMatch(/computed import/);
  });

  test('an import in a comment or a string is none', () => {
    const text = `// import '@bowline/commerce';\nexport const a = "import '@bowline/commerce'";`;
    expect(checkPlanted('packages/kit/src/a.ts', text)).toEqual([]);
  });
});

describe('the environment is read by apps/server only:', () => {
  test.each([
    ['process.env', 'export const a = process.env.PORT;'],
    ['through globalThis', `export const a = globalThis.process.env['PORT'];`],
    ['by a computed name', `export const a = process['env'];`],
    ['by destructuring', 'const { env } = process; export const a = env;'],
    ['by import', `import { env } from 'node:process'; export const a = env;`],
  ])('%s', (_case, text) => {
    const file = 'packages/database/src/a.ts';
    expect(checkPlanted(file, text)).toEqual([
      { file, line: 1, message: expect.stringMatching(/process\.env/) },
    ]);
  });

  test.each([
    'apps/server/src/a.ts',
    'scripts/a.ts',
    'apps/storefront/vite.config.ts',
    'packages/kit/src/a.test.ts',
  ])('%s may', (file) => expect(checkPlanted(file, 'export const a = process.env.PORT;')).toEqual([]));
});

describe('a package.json fails the check:', () => {
  test('when it declares what its layer may not use', () => {
    const manifest = { name: '@bowline/storefront', dependencies: { '@bowline/commerce': '1' } };
    const [finding] = checkPlanted('apps/storefront/package.json', JSON.stringify(manifest));
    expect(finding?.message).toBe('storefront may not depend on @bowline/commerce');
  });

  test('when the workspace has no layer', () => {
    const [finding] = checkPlanted(
      'packages/loyalty/package.json',
      JSON.stringify({ name: '@bowline/loyalty' }),
    );
    expect(finding?.message).toMatch(/has no layer/);
  });
});

describe('modules of commerce fail the check:', () => {
  const checkModule = (name: string, uses: readonly string[]) =>
    check(plantTree({ ...manifests, ...modules, ...module(name, uses) }));

  test('when they use one another in a circle', () => {
    expect(checkModule('catalog', ['notifications']).map(({ message }) => message)).toContain(
      'module "catalog" uses itself: catalog → notifications → orders → catalog',
    );
  });

  test('when they say that they use one and do not', () => {
    expect(check(plantTree({ ...manifests, ...modules, ...module('cart', ['catalog'], []) }))).toEqual([
      {
        file: 'packages/commerce/src/modules/cart/module.ts',
        message: 'module "cart" says that it uses "catalog" and does not: take it out',
      },
    ]);
  });

  test('when they use one that does not exist', () => {
    expect(checkModule('cart', ['loyalty'])).toContainEqual({
      file: 'packages/commerce/src/modules/cart/module.ts',
      message: 'module "cart" uses "loyalty", which has no module.ts',
    });
  });
});

test('what the rules allow passes', () => {
  const root = plantTree({
    ...manifests,
    ...modules,
    'packages/commerce/src/modules.ts': `import './modules/cart/module.ts';`,
    'packages/commerce/src/modules/cart/service.ts': `import '#catalog'; import './model.ts'; import '@bowline/media/urls'; import 'graphql/language';`,
    'packages/commerce/src/modules/checkout/service.ts': `import '#cart'; import '#orders';`,
    'packages/commerce/src/graphql/schema.ts': `import '../modules.ts'; import 'node:fs';`,
    'packages/commerce/src/commerce.ts': `import './modules/cart/index.ts'; import '#orders';`,
    'packages/kit/src/money.test.ts': `import 'node:fs'; import 'vitest';`,
    'apps/storefront/app/entry.server.tsx': `import 'node:stream'; import './+types/root';`,
    'apps/storefront/app/data/orders.server.ts': `import 'node:crypto';`,
    'apps/server/src/index.ts': `import '@bowline/commerce'; export const load = (file: string) => import(file);`,
    'scripts/a.ts': `import '@bowline/commerce'; import 'hono'; import './checks/b.ts';`,
  });
  expect(check(root)).toEqual([]);
});
