import { expect, test } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { parseListFilters } from './list-filters.ts';

const parse = (parameter: Parameters<typeof parseListFilters>[0], value: unknown) =>
  parseListFilters(parameter, value, defaultLimits);

test('lists inside the list are alternatives', () => {
  const clauses = parse('facetFilters', [['color:red', 'color:-blue'], 'material:nylon: soft']);
  expect(clauses).toMatchObject([
    [
      { attribute: 'color', value: 'red', isNegated: false },
      { attribute: 'color', value: 'blue', isNegated: true },
    ],
    [{ attribute: 'material', value: 'nylon: soft' }],
  ]);
});

test('a minus that is part of the value is escaped', () => {
  expect(parse('facetFilters', ['size:\\-2'])).toMatchObject([[{ value: '-2', isNegated: false }]]);
});

test('a text may hold the list as JSON or in the old form', () => {
  const expected = [[{ value: '1' }], [{ value: '2' }, { value: '3' }]];
  expect(parse('facetFilters', '["a:1",["b:2","b:3"]]')).toMatchObject(expected);
  expect(parse('facetFilters', 'a:1,(b:2,b:3)')).toMatchObject(expected);
});

test('numbers are compared or lie between', () => {
  expect(parse('numericFilters', ['price>=10', ['price:1 TO 2', 'price!=3']])).toMatchObject([
    [{ kind: 'comparison', operator: '>=', value: 10 }],
    [{ kind: 'range' }, { kind: 'comparison', operator: '!=' }],
  ]);
});

test('tags need no attribute', () => {
  expect(parse('tagFilters', ['-sale'])).toMatchObject([[{ kind: 'tag', value: 'sale', isNegated: true }]]);
});

test.each([
  ['facetFilters', 'no-colon'],
  ['facetFilters', [1]],
  ['facetFilters', { a: 1 }],
  ['facetFilters', [[['a:1']]]],
  ['numericFilters', ['price']],
  ['numericFilters', ['price>cheap']],
] as const)('%s refuses %j', (parameter, value) => {
  expect(() => parse(parameter, value)).toThrow(parameter);
});
