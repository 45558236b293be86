import { expect, test } from 'vitest';
import { changedRelations } from './relation-changes.ts';

const skus = ['A', 'B', 'C'];
const after = (wish: string, added = '') => changedRelations({ skus, wish, added }).join('');

test('a related product goes up, down and out, and others come behind', () => {
  expect(after('up B')).toBe('BAC');
  expect(after('down B')).toBe('ACB');
  expect(after('up A')).toBe('ABC');
  expect(after('down C')).toBe('ABC');
  expect(after('remove A')).toBe('BC');
  expect(after('add', ' D, E\nF ')).toBe('ABCDEF');
});
