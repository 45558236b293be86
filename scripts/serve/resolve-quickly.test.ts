import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { quickResolve } from './resolve-quickly.ts';

const root = join(import.meta.dirname, '../..');
const fileOf = (path: string) => pathToFileURL(join(root, path)).href;
const inImport = (parent: string) => ({
  conditions: ['node', 'import'],
  importAttributes: {},
  parentURL: fileOf(parent),
});

function watched() {
  const next = vi.fn((specifier: string) => ({ url: `found:${specifier}`, format: 'module' as const }));
  return { next, resolve: quickResolve(root) };
}

test('a relative name with its ending is the file beside it', () => {
  const { next, resolve } = watched();
  expect(resolve('../money.ts', inImport('packages/kit/src/log/a.ts'), next)).toMatchObject({
    url: fileOf('packages/kit/src/money.ts'),
    format: 'module-typescript',
  });
  expect(resolve('./b.js', inImport('node_modules/kysely/dist/esm/index.js'), next)).toEqual({
    url: fileOf('node_modules/kysely/dist/esm/b.js'),
    shortCircuit: true,
  });
  expect(next).not.toHaveBeenCalled();
});

test('any other name is looked up once for all files of a workspace', () => {
  const { next, resolve } = watched();
  const [first, second] = ['src/a.ts', 'src/modules/b.ts'].map((file) =>
    resolve('#stores', inImport(`packages/commerce/${file}`), next),
  );
  expect(first).toMatchObject({ url: 'found:#stores', format: 'module' });
  expect(second).toEqual(first);
  expect(next).toHaveBeenCalledTimes(1);
  resolve('#stores', inImport('packages/content/src/a.ts'), next);
  expect(next).toHaveBeenCalledTimes(2);
});

test('Node itself finds what packages of others name, what is required, and what has attributes', () => {
  const { next, resolve } = watched();
  const parent = inImport('packages/kit/src/a.ts');
  resolve('pg', inImport('node_modules/kysely/dist/esm/index.js'), next);
  resolve('./a', inImport('node_modules/x/index.js'), next);
  resolve('./a.js', { ...parent, conditions: ['node', 'require'] }, next);
  resolve('./a.json', { ...parent, importAttributes: { type: 'json' } }, next);
  resolve('x', { ...parent, importAttributes: { type: 'json' } }, next);
  expect(next).toHaveBeenCalledTimes(5);
});
