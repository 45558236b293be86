import { expect, test } from 'vitest';
import { longestQuery, queryOf, searchPath } from './search-query.ts';

const asked = (q: string) => queryOf(new URLSearchParams({ q }));

test('blanks around and within a question do not count', () => {
  expect(asked('  black \n\t rope ')).toEqual({ query: 'black rope', wasCut: false });
  expect(queryOf(new URLSearchParams())).toEqual({ query: '', wasCut: false });
  expect(asked('   ')).toEqual({ query: '', wasCut: false });
});

test('a question that is too long is cut between characters, and says so', () => {
  expect(asked('a'.repeat(longestQuery))).toEqual({ query: 'a'.repeat(longestQuery), wasCut: false });
  expect(asked('a'.repeat(longestQuery + 1))).toEqual({ query: 'a'.repeat(longestQuery), wasCut: true });
  const knots = asked('🪢'.repeat(longestQuery + 5));
  expect(knots).toEqual({ query: '🪢'.repeat(longestQuery), wasCut: true });
  expect(asked('🪢'.repeat(5_000)).query.isWellFormed()).toBe(true);
});

test('an address holds any question', () => {
  const query = 'ø 4 mm & “rope” 100%';
  expect(queryOf(new URL(searchPath(query), 'http://shop').searchParams).query).toBe(query);
});
