import { describe, expect, test } from 'vitest';
import { attributeCodes, sortOptions } from '../attributes.ts';
import { categoryPaths } from '../category-paths.ts';
import { coloursOfWord } from './colour-words.ts';
import { listingFilters, listingFiltersFor, listingParameters } from './filters.ts';
import { defaultSortOf, listingSorts, ownSorts, sortByParameter } from './sorts.ts';

describe('filters', () => {
  test('are exactly those of specification 3', () => {
    expect(listingFilters.map(({ code }) => code).sort()).toEqual([...attributeCodes.filters].sort());
  });

  test('have parameters that are theirs alone and read like words', () => {
    expect(new Set(listingParameters).size).toBe(listingParameters.length);
    for (const parameter of listingParameters) expect(parameter).toMatch(/^[a-z_]+$/);
  });

  test('follow the word of the shop for its main product', () => {
    expect(listingFiltersFor('cord').map(({ code }) => code)).toContain('cord_family');
  });
});

describe('sorts', () => {
  test('are the nine of specification 3, of which the default names another one', () => {
    expect(['default', ...ownSorts].sort()).toEqual([...sortOptions].sort());
  });

  test.each(ownSorts)('%s is found again by its parameter', (sort) => {
    expect(sortByParameter(listingSorts[sort].value)).toBe(sort);
  });

  test('an unknown parameter is no sort, not even one that every object has', () => {
    expect([sortByParameter('cheapest'), sortByParameter('constructor'), sortByParameter('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('snap hooks open by feed-through size, climbing rope by diameter, colours in the order of the merchant', () => {
    expect(defaultSortOf('paracord-accessory/carabiners-and-snap-hooks')).toBe('feedThroughSize');
    expect(defaultSortOf(categoryPaths.climbingRope.en.slice(1))).toBe('ropeDiameter');
    expect(defaultSortOf(categoryPaths.mainCord.en.slice(1))).toBe('position');
    expect(defaultSortOf('cord-accessory/rings', 'cord')).toBe('feedThroughSize');
  });
});

describe('colour words', () => {
  test.each(['Black', 'Schwarz', 'czarny', ' Sort '])('%s is black', (word) => {
    expect(coloursOfWord(word)).toEqual(coloursOfWord('black'));
    expect(coloursOfWord(word)).toHaveLength(1);
  });

  test('a mix has several colours, another word has none', () => {
    expect(coloursOfWord('Mehrfarbig').length).toBeGreaterThan(1);
    expect(coloursOfWord('4 mm')).toEqual([]);
  });
});
