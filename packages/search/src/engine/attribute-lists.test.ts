import { expect, test } from 'vitest';
import { facetAttributes, searchableAttributes, sortCriterion } from './attribute-lists.ts';

test('attributes listed together share a rank', () => {
  expect(searchableAttributes(['sku', 'name,title', 'unordered(text)', 'a,unordered(b)'])).toEqual([
    { attribute: 'sku', rank: 0, ordered: true },
    { attribute: 'name', rank: 1, ordered: true },
    { attribute: 'title', rank: 1, ordered: true },
    { attribute: 'text', rank: 2, ordered: false },
    { attribute: 'a', rank: 3, ordered: true },
    { attribute: 'b', rank: 3, ordered: false },
  ]);
});

test('facets may carry modifiers, also several', () => {
  expect(facetAttributes(['color', 'filterOnly(id)', 'afterDistinct(searchable(brand))'])).toEqual([
    { attribute: 'color', searchable: false, filterOnly: false },
    { attribute: 'id', searchable: false, filterOnly: true },
    { attribute: 'brand', searchable: true, filterOnly: false },
  ]);
});

test('a sort names its direction', () => {
  expect(sortCriterion('desc(price.EUR)')).toEqual({ attribute: 'price.EUR', descending: true });
  expect(sortCriterion('asc(name)')).toEqual({ attribute: 'name', descending: false });
  expect(sortCriterion('typo')).toBeUndefined();
});
