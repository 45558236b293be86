import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { parseFilters } from './parse-filters.ts';

const parse = (text: string) => parseFilters(text, defaultLimits);
const complaint = (text: string): string => {
  try {
    parse(text);
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^filters: /, '') : String(error);
  }
};

test('OR binds tighter than AND', () => {
  const clauses = parse('a:1 AND b:2 OR c:3');
  expect(clauses.map((clause) => clause.map(({ attribute }) => attribute))).toEqual([['a'], ['b', 'c']]);
});

test('values may be quoted with either quote, and quotes escaped inside', () => {
  expect(parse(`"the name":'it\\'s \\\\ fine'`)).toMatchObject([
    [{ kind: 'facet', attribute: 'the name', value: "it's \\ fine" }],
  ]);
});

test('numbers are compared, ranges include their ends, words without a colon are tags', () => {
  expect(parse('price.EUR >= 1.5 AND NOT size:-2 TO 10 AND sale AND _tags:new')).toMatchObject([
    [{ kind: 'comparison', attribute: 'price.EUR', operator: '>=', value: 1.5, isNegated: false }],
    [{ kind: 'range', attribute: 'size', from: -2, to: 10, isNegated: true }],
    [{ kind: 'tag', attribute: '_tags', value: 'sale' }],
    [{ kind: 'tag', attribute: '_tags', value: 'new' }],
  ]);
  expect(parse('num:123TO456')).toMatchObject([[{ kind: 'range', from: 123, to: 456 }]]);
});

test('a facet may carry a score', () => {
  expect(parse(' name : value < score = 789 > ')).toMatchObject([[{ value: 'value', score: 789 }]]);
});

test('an empty filter filters nothing', () => {
  expect(parse('  ')).toEqual([]);
});

describe('complaints name the token, what was expected and where', () => {
  const onlyConjunctions = 'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed';
  const cases = [
    [':value1 AND name2:value2', "Unexpected token ':' expected filter at col 0"],
    ['name1: AND name2:value2', "Unexpected token 'AND' expected string at col 7"],
    ['"":value1', 'Unexpected token empty string expected filter at col 1'],
    ['name1:""', 'Unexpected token empty string expected string at col 7'],
    ['"unclosed because escaped \\"', 'Unexpected token incomplete string expected filter at col 0'],
    ['a"b"c', 'Unexpected token string(b) expected end of filter at col 1'],
    ['a and b', 'Unexpected token string(and) expected end of filter at col 2'],
    ['num:123 to 456', 'Unexpected token string(to) expected end of filter at col 8'],
    ['NOT(a OR b)', "Unexpected token '(' expected filter at col 3"],
    ['category.lvl2:Womens>Tailoring', 'Unexpected token > expected end of filter at col 20'],
    ['(languages:pythonORlanguages:javascript)', "Unexpected token ':' expected ')' at col 28"],
    ['num < 123 <score=789>', 'Unexpected token < expected end of filter at col 10'],
    ['a<unknown=666>', 'Unexpected token string(unknown) expected numeric at col 2'],
    ['(a AND b) OR c', onlyConjunctions],
    ['a OR (b OR c AND d)', onlyConjunctions],
    ['((a AND b)) OR c', onlyConjunctions],
  ] as const;
  test.each(cases)('%s', (text, message) => {
    expect(complaint(text)).toBe(message);
  });

  test('kinds of filters may not be mixed in one OR', () => {
    expect(complaint('a OR name:value')).toMatch(/^Different types .* OR\.\nExpected a tag filter/);
    expect(complaint('name:value OR num = 666')).toMatch(/\nExpected a facet filter/);
    expect(complaint('a=10 OR b')).toMatch(/\nExpected a numeric filter/);
  });

  test('parentheses may not nest without end, nor filters go on without end', () => {
    expect(complaint(`${'('.repeat(50)}a${')'.repeat(50)}`)).toBe('too many nested parentheses');
    expect(complaint(Array(1001).fill('a').join(' OR '))).toBe('too many filters');
    expect(complaint('a'.repeat(100_000))).toBe('filter is too long');
  });
});
