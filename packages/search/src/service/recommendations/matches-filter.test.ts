import { expect, test } from 'vitest';
import type { FilterTree } from '../../engine/index.ts';
import { matchesFilter } from './matches-filter.ts';

const record = {
  objectID: '1',
  color: ['Red', 'Blue'],
  price: { EUR: 4.95 },
  in_stock: true,
  variants: [{ size: 4 }, { size: 6 }],
};
const facet = (attribute: string, value: string): FilterTree => ({ kind: 'facet', attribute, value });
const number = (attribute: string, operator: '<' | '>=' | '=' | '!=', value: number): FilterTree => ({
  kind: 'number',
  attribute,
  operator,
  value,
});

test.each<[string, FilterTree, boolean]>([
  ['one of several values', facet('color', 'red'), true],
  ['another value', facet('color', 'green'), false],
  ['a boolean', facet('in_stock', 'true'), true],
  ['a nested number', number('price.EUR', '<', 5), true],
  ['a number in a list of objects', number('variants.size', '=', 6), true],
  ['a range with its ends', { kind: 'range', attribute: 'price.EUR', from: 4.95, to: 4.95 }, true],
  ['an attribute nobody has', number('length', '!=', 1), false],
  ['a negation', { kind: 'not', of: facet('color', 'red') }, false],
  ['both', { kind: 'and', of: [facet('color', 'red'), facet('color', 'green')] }, false],
  ['either', { kind: 'or', of: [facet('color', 'red'), facet('color', 'green')] }, true],
  ['the name of what every object has', facet('constructor.name', 'Object'), false],
])('%s', (_, filter, expected) => {
  expect(matchesFilter(record, filter)).toBe(expected);
});
