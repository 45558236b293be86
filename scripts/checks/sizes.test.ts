import { expect, test } from 'vitest';
import { plantTree } from '../testing/planted-tree.ts';
import { check, describeSizes } from './sizes.ts';

const linesOfCode = (count: number) => 'export {};\n'.repeat(count);

test('a source file above 400 lines fails', () => {
  const root = plantTree({
    'packages/kit/src/money.ts': linesOfCode(401),
    'packages/kit/src/sum.ts': linesOfCode(400),
  });
  expect(check(root)).toEqual([
    { file: 'packages/kit/src/money.ts', message: 'has 401 lines, more than 400: split it by meaning' },
  ]);
});

test('data and generated files may be long', () => {
  const long = linesOfCode(1000);
  const root = plantTree({
    'packages/markets/src/locales/nl-NL.ts': long,
    'packages/demo/src/data/products.ts': long,
    'apps/storefront/app/generated/operations.ts': long,
    'docs/api/schema.graphql': long,
  });
  expect(check(root)).toEqual([]);
});

test('the summary names median, ninetieth percentile and largest', () => {
  const files = Array.from({ length: 11 }, (_, index) => [
    `packages/kit/src/f${index}.ts`,
    linesOfCode(10 * (index + 1)),
  ]);
  expect(describeSizes(plantTree(Object.fromEntries(files)))).toBe(
    '11 files, median 60 lines, nine in ten up to 100, largest 110',
  );
});
