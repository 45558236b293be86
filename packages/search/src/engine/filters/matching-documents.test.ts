import { expect, test } from 'vitest';
import { buildSegment } from '../build-segment.ts';
import type { FilterTree, NumericOperator } from '../query-model.ts';
import { membersOf } from '../segment/bitset.ts';
import { openSegment } from '../segment/open-segment.ts';
import { completeSettings } from '../settings.ts';
import { isTooLarge, matchingDocuments } from './matching-documents.ts';

const records = [
  { objectID: 'a', price: 1, sizes: [1, 5] },
  { objectID: 'b', price: 0 },
  { objectID: 'c', price: -0.5, sizes: [3] },
  { objectID: 'd' },
];
const settings = completeSettings({ attributesForFaceting: ['price'] });
const segment = openSegment(buildSegment(records, { settings }));
const passing = (filter: FilterTree) =>
  [...membersOf(matchingDocuments(segment, filter))]
    .map((document) => segment.documents.identifierOf(document))
    .join('');

test.each<[NumericOperator, number, string]>([
  ['<', 0, 'c'],
  ['<=', 0, 'bc'],
  ['=', 0, 'b'],
  ['!=', 0, 'acd'],
  ['>=', 0, 'ab'],
  ['>', 0, 'a'],
  ['>', -0.5, 'ab'],
  ['<', 1, 'bc'],
  ['<', Number.POSITIVE_INFINITY, 'abc'],
  ['>', Number.NaN, ''],
])('price %s %d', (operator, value, expected) => {
  expect(passing({ kind: 'number', attribute: 'price', operator, value })).toBe(expected);
});

test('of several numbers one is enough', () => {
  expect(passing({ kind: 'range', attribute: 'sizes', from: 4, to: 6 })).toBe('a');
  expect(passing({ kind: 'range', attribute: 'sizes', from: 3, to: 6 })).toBe('ac');
});

test('a number may be asked for as a value, and a record by its identifier', () => {
  expect(passing({ kind: 'facet', attribute: 'price', value: '1' })).toBe('a');
  expect(passing({ kind: 'facet', attribute: 'sizes', value: '3' })).toBe('c');
  expect(passing({ kind: 'facet', attribute: 'objectID', value: 'd' })).toBe('d');
});

test('nothing at all: every record passes "and", none "or"', () => {
  expect(passing({ kind: 'and', of: [] })).toBe('abcd');
  expect(passing({ kind: 'or', of: [] })).toBe('');
});

test('the size of a filter is that of all its parts', () => {
  const leaf: FilterTree = { kind: 'facet', attribute: 'price', value: '1' };
  expect(isTooLarge({ kind: 'not', of: { kind: 'or', of: Array.from({ length: 998 }, () => leaf) } })).toBe(
    false,
  );
  expect(isTooLarge({ kind: 'not', of: { kind: 'or', of: Array.from({ length: 999 }, () => leaf) } })).toBe(
    true,
  );
});
