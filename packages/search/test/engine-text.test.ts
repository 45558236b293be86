import { describe, expect, test } from 'vitest';
import { found, openFixture } from './engine-fixture.ts';

const index = openFixture();

describe('what a visitor may type', () => {
  test.each([
    ['a word', 'paracord', '1 2'],
    ['a beginning', 'para', '1 2'],
    ['one letter left out', 'paracrd', '1 2'],
    ['two letters swapped', 'zwatr', '1'],
    ['the first letter wrong in a short word', 'xwart', ''],
    ['two errors in a long word', 'hondemrien', '2'],
    ['no accents', 'macramekoord', '4'],
    ['accents where there are none', 'páracord', '1 2'],
    ['a plural', 'hondenriemen', '2'],
    ['a part of a compound', 'touw', '3 4'],
    ['the parts of a compound apart', 'honden riem', '2'],
    ['a compound for words apart in the text', 'katoenkoord', '4'],
    ['words apart that are one', 'para cord', '1 2'],
    ['a measure without its space', '4mm', '3'],
    ['a measure with its space', '10 meter', '3'],
    ['an article code', 'PC-550-BLK', '1'],
    ['an article code without hyphens', 'pc550blk', '1'],
    ['a part of an article code', '550', '1'],
    ['the beginning of an article code', 'pc-5', '1'],
    ['an article code with a wrong digit', 'pc551blk', ''],
    ['something unknown', 'fiets', ''],
    ['words in any order', 'zwart paracord', '1'],
    ['marks only', '!?', '2 1 4 3'],
    ['nothing', '', '2 1 4 3'],
  ])('%s: %j', (_, query, expected) => {
    expect(found(index, query).join(' ')).toBe(expected);
  });
});

test('a word in an earlier attribute ranks before one in a later', () => {
  expect(found(index, 'paracord')).toEqual(['1', '2']);
});

test('words side by side rank before words apart', () => {
  const apart = { objectID: '9', name: 'Bruin en zwart leer', popularity: 99 };
  const beside = { objectID: '8', name: 'Leer bruin en zwart', popularity: 0 };
  expect(found(openFixture({ updates: [[apart, beside]] }), 'bruin leer')).toEqual(['8', '2', '9']);
});

test('a word on its own that is all of a value ranks before one among others', () => {
  const update = [
    { objectID: '8', name: 'Touw', popularity: 0 },
    { objectID: '9', name: 'Touw extra', popularity: 9 },
  ];
  expect(found(openFixture({ updates: [update] }), 'touw').slice(0, 2)).toEqual(['8', '9']);
});

test('words may be marked as optional', () => {
  expect(found(index, { query: 'paracord fiets' })).toEqual([]);
  expect(found(index, { query: 'paracord fiets', optionalWords: ['fiets'] })).toEqual(['1', '2']);
});

test('words are dropped only when nothing else is found', () => {
  const lastWords = index.search({ query: 'zwart fiets bel', removeWordsIfNoResults: 'lastWords' });
  expect(lastWords.hits.map(({ objectID }) => objectID)).toEqual(['1']);
  expect(lastWords.queryAfterRemoval).toBe('zwart <em>fiets</em> <em>bel</em>');
  expect(found(index, { query: 'fiets zwart', removeWordsIfNoResults: 'firstWords' })).toEqual(['1']);
  expect(found(index, { query: 'fiets zwart bel', removeWordsIfNoResults: 'allOptional' })).toEqual(['1']);
  const complete = index.search({ query: 'zwart paracord', removeWordsIfNoResults: 'lastWords' });
  expect(complete.queryAfterRemoval).toBeUndefined();
});

test('only the last word is a beginning, unless asked otherwise', () => {
  expect(found(index, 'para zwart')).toEqual([]);
  expect(found(index, { query: 'para zwart', queryType: 'prefixAll' })).toEqual(['1']);
  expect(found(index, { query: 'hond', queryType: 'prefixNone', typoTolerance: false })).toEqual(['2']);
  expect(found(index, { query: 'zwa', queryType: 'prefixNone' })).toEqual([]);
});

test('typing errors are forgiven as far as allowed', () => {
  expect(found(index, { query: 'paracrd', typoTolerance: false })).toEqual([]);
  const withNeighbour = openFixture({ updates: [[{ objectID: '9', name: 'Paracork' }]] });
  expect(found(withNeighbour, 'paracord')).toEqual(['1', '2', '9']);
  expect(found(withNeighbour, { query: 'paracord', typoTolerance: 'min' })).toEqual(['1', '2']);
  expect(found(withNeighbour, { query: 'paracord', typoTolerance: 'strict' })).toEqual(['1', '2', '9']);
  expect(
    found(index, { query: 'paracrd', disableTypoToleranceOnAttributes: ['name', 'categories.lvl0'] }),
  ).toEqual(['2']);
  expect(found(index, { query: 'paracord', restrictSearchableAttributes: ['description'] })).toEqual(['2']);
});

test('synonyms go both ways, one way, over several words, and cost what corrections cost', () => {
  const synonyms = [
    { objectID: 'a', type: 'synonym', synonyms: ['lijn', 'zwart koord', 'leiband'] },
    { objectID: 'b', type: 'oneWaySynonym', input: 'fiets', synonyms: ['hondenriem'] },
    { objectID: 'c', type: 'altCorrection1', word: 'nilon', corrections: ['nylon'] },
    { objectID: 'd', type: 'placeholder', placeholder: '<kleur>', replacements: ['paars'] },
  ] as const;
  const update = [
    { objectID: '5', name: 'Zwart koord' },
    { objectID: '6', name: 'Strik <kleur>' },
  ];
  const withSynonyms = openFixture({ synonyms, updates: [update] });
  expect(found(withSynonyms, 'lijn')).toEqual(['5', '1']);
  expect(found(withSynonyms, 'lijnen')).toEqual(['5', '1']);
  expect(found(withSynonyms, 'zwart koord')[0]).toBe('5');
  expect(found(withSynonyms, 'zwart koord')).toContain('1');
  expect(found(withSynonyms, 'fiets')).toEqual(['2']);
  expect(found(withSynonyms, 'hondenriem')).toEqual(['2']);
  expect(
    withSynonyms.search({ query: 'nilon', typoTolerance: false, getRankingInfo: true }).hits[0]?._rankingInfo,
  ).toMatchObject({ nbTypos: 1 });
  expect(found(withSynonyms, 'strik paars')).toEqual(['6']);
});

test('a query longer than allowed is cut, not refused', () => {
  expect(found(index, `${'x'.repeat(5000)} paracord`)).toEqual([]);
  expect(found(index, `paracord ${'zwart '.repeat(400)}`)).toEqual(['1']);
  expect(found(index, { query: 'paracord', hitsPerPage: 1e9, page: -1 })).toEqual(['1', '2']);
});
