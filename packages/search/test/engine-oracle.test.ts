import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildSegment,
  completeSettings,
  type FilterTree,
  type IndexSettings,
  openIndex,
  type SearchRecord,
  type SegmentImage,
  type Synonym,
} from '../src/engine/index.ts';
import { askOracle, type OracleIndex } from './engine-oracle.ts';

const vocabulary =
  `rope ropes cord cords para paracord parachute red blue bleu nylon knot knots knotted hook hooks mm 4mm 4
  550 pc pc550 dog dogs leash leashes hond honden riem riemen hondenriem touw nylontouw sleutel band sleutelband 1,5`.split(
    /\s+/,
  );
const word = fc.constantFrom(...vocabulary);
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '-', ', ')), { minLength: 0, maxLength: 5 })
  .map((parts) => parts.map(([part, separator]) => part + separator).join(''));
const option = fc.constantFrom('1', '2', '3', '4', 'red');
const number = fc.integer({ min: -2, max: 4 });

const record = fc.record(
  {
    objectID: fc.integer({ min: 1, max: 14 }).map(String),
    name: text,
    tags: fc.array(text, { maxLength: 2 }),
    text,
    color: fc.array(option, { maxLength: 3 }),
    size: option,
    price: number,
    weights: fc.array(number, { maxLength: 2 }),
    popularity: fc.integer({ min: 0, max: 2 }),
    label: fc.constantFrom('a 2', 'a 10', 'B', 'é', 'f'),
  },
  { requiredKeys: ['objectID'] },
) as fc.Arbitrary<SearchRecord>;

/** A word of the vocabulary, cut short or with a letter changed, now and then. */
const queryWord = fc
  .tuple(word, fc.constantFrom('keep', 'keep', 'cut', 'drop', 'swap'), fc.nat(6))
  .map(([chosen, change, at]) => {
    if (change === 'cut') return chosen.slice(0, 1 + at);
    if (change === 'drop') return chosen.slice(0, at) + chosen.slice(at + 1);
    if (change === 'swap')
      return chosen.slice(0, at) + (chosen[at + 1] ?? '') + (chosen[at] ?? '') + chosen.slice(at + 2);
    return chosen;
  });
const query = fc
  .array(fc.tuple(queryWord, fc.constantFrom(' ', ' ', '-')), { maxLength: 3 })
  .map((parts) => parts.map(([part, separator]) => part + separator).join(''));

const { filter } = fc.letrec<{ filter: FilterTree }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    fc.record({
      kind: fc.constant('facet' as const),
      attribute: fc.constantFrom('color', 'size'),
      value: option,
    }),
    fc.record({
      kind: fc.constant('number' as const),
      attribute: fc.constantFrom('price', 'weights', 'popularity'),
      operator: fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
      value: number,
    }),
    fc.record({
      kind: fc.constant('range' as const),
      attribute: fc.constantFrom('price', 'weights'),
      from: number,
      to: number,
    }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('filter'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('filter') }),
  ),
}));

const synonyms: readonly Synonym[] = [
  { objectID: '1', type: 'synonym', synonyms: ['dog leash', 'hondenriem', 'leash'] },
  { objectID: '2', type: 'oneWaySynonym', input: 'cord', synonyms: ['rope', 'nylon touw'] },
];
const rankings = ['typo', 'asc(price)', 'desc(label)', 'asc(label)'];

function settingsFor(language: string, firstCriterion: string): IndexSettings {
  return completeSettings({
    searchableAttributes: ['name', 'tags', 'text'],
    attributesForFaceting: ['color', 'size', 'price'],
    customRanking: ['desc(popularity)', 'asc(weight)'],
    ranking: [
      ...new Set([firstCriterion, 'typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']),
    ],
    indexLanguages: [language],
    queryLanguages: [language],
    paginationLimitedTo: 1000,
    hitsPerPage: 100,
  });
}

function open({ segments, settings, deleted }: OracleIndex) {
  const images: SegmentImage[] = [];
  for (const records of segments) images.push(buildSegment(records, { settings, besides: [...images] }));
  return openIndex(images, settings, synonyms, deleted);
}

describe.each(['', 'en', 'nl'])('language %j', (language) => {
  const index = fc
    .tuple(
      fc.array(fc.array(record, { maxLength: 10 }), { minLength: 1, maxLength: 3 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 14 }).map(String), { maxLength: 3 }),
      fc.constantFrom(...rankings),
    )
    .map(
      ([segments, deleted, first]): OracleIndex => ({
        segments,
        deleted: new Set(deleted),
        settings: settingsFor(language, first),
        synonyms,
      }),
    );

  test('hits, their order and all counts are those of looking at every record', () => {
    fc.assert(
      fc.property(index, query, fc.option(filter, { nil: undefined }), (given, asked, filters) => {
        const engineQuery = { query: asked, facets: ['*'], ...(filters === undefined ? {} : { filters }) };
        const expected = askOracle(given, engineQuery);
        const answer = open(given).search(engineQuery);
        expect(answer.hits.map(({ objectID }) => objectID)).toEqual(expected.objectIDs);
        expect(answer.nbHits).toBe(expected.objectIDs.length);
        expect(answer.facets).toEqual(expected.facets);
      }),
      { numRuns: 80 },
    );
  });

  test('pages laid end to end are the whole list', () => {
    fc.assert(
      fc.property(index, query, fc.integer({ min: 1, max: 4 }), (given, asked, hitsPerPage) => {
        const opened = open(given);
        const all = opened.search({ query: asked }).hits.map(({ objectID }) => objectID);
        const { nbPages } = opened.search({ query: asked, hitsPerPage });
        const pages = Array.from(
          { length: nbPages },
          (_, page) => opened.search({ query: asked, hitsPerPage, page }).hits,
        );
        expect(pages.flat().map(({ objectID }) => objectID)).toEqual(all);
      }),
      { numRuns: 50 },
    );
  });
});
