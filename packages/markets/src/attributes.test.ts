import { expect, test } from 'vitest';
import { attributeCodes, sortOptions } from './index.ts';

test('the attribute lists have the length of specification 3 and no doubles', () => {
  const { configurable, specs, labelled, filters } = attributeCodes;
  // "strap sizes" among the filters are two attributes.
  expect([configurable.length, specs.length, labelled.length, filters.length]).toEqual([16, 16, 18, 20]);
  for (const codes of [configurable, specs, labelled, filters])
    expect(new Set(codes).size).toBe(codes.length);
});

test('there are the nine ways to sort of specification 3, and one by stars', () => {
  expect(sortOptions).toHaveLength(10);
});
