import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modules } from './modules.ts';

const folder = join(import.meta.dirname, 'modules');

test('every folder of a module is in the list', () => {
  const folders = globSync('*/module.ts', { cwd: folder }).map((file) => file.split(/[\\/]/)[0]);
  expect(modules.map(({ name }) => name).sort()).toEqual(folders.sort());
});

test('every file of the schema is listed by its module', () => {
  const listed = modules.flatMap(({ graphql = [], desk = [] }) =>
    [...graphql, ...desk].map(({ file }) => fileURLToPath(file)),
  );
  const found = globSync('**/*.graphql', { cwd: folder }).map((file) => join(folder, file));
  expect(listed.sort()).toEqual(found.sort());
});
