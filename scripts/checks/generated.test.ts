import { expect, test } from 'vitest';
import { plantTree } from '../testing/planted-tree.ts';
import { check } from './generated.ts';

const generator = { file: 'docs/api/list.md', render: async () => 'current\n' };

test('a generated file that is current passes', async () => {
  expect(await check(plantTree({ 'docs/api/list.md': 'current\n' }), [generator])).toEqual([]);
});

test('a generated file that differs fails', async () => {
  const root = plantTree({ 'docs/api/list.md': 'edited by hand\n' });
  expect(await check(root, [generator])).toEqual([
    { file: 'docs/api/list.md', message: 'is out of date: run npm run generate' },
  ]);
});

test('a generated file that is missing fails', async () => {
  expect(await check(plantTree({}), [generator])).toMatchObject([
    { message: 'is missing: run npm run generate' },
  ]);
});

test('a generator that fails says why', async () => {
  const broken = {
    ...generator,
    render: () => Promise.reject(new Error('app/A.graphql:2  Cannot query field')),
  };
  expect(await check(plantTree({}), [broken])).toMatchObject([
    { message: 'cannot be generated: app/A.graphql:2  Cannot query field' },
  ]);
});
