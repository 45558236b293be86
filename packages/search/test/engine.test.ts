import { describe, expect, test } from 'vitest';
import {
  buildSegment,
  completeSettings,
  type FilterTree,
  openIndex,
  segmentFits,
} from '../src/engine/index.ts';
import { found, openFixture, records, settings } from './engine-fixture.ts';

const index = openFixture();
const colour = (value: string): FilterTree => ({ kind: 'facet', attribute: 'color', value });

describe('filters and facets', () => {
  test('counts follow the hits, values by count', () => {
    const { facets, nbHits } = index.search({ query: '', facets: ['*'], hitsPerPage: 0 });
    expect(nbHits).toBe(4);
    expect(facets).toEqual({
      color: { '1': 1, '2': 2, '3': 1, '4': 1 },
      brand: { Bowline: 2, Zeezicht: 2 },
      'price.EUR': { '1.5': 1, '4.95': 1, '7': 1, '14.95': 1 },
      'categories.lvl0': { Touw: 2, Hobby: 1, Honden: 1, Paracord: 1 },
    });
    expect(Object.keys(facets['categories.lvl0'] ?? {})).toEqual(['Touw', 'Hobby', 'Honden', 'Paracord']);
  });

  test('numbers have statistics', () => {
    const { facetsStats } = index.search({ query: 'paracord', facets: ['price.EUR', 'brand'] });
    expect(facetsStats).toEqual({ 'price.EUR': { min: 4.95, max: 14.95, sum: 19.9, avg: 9.95 } });
  });

  test('values can be limited and sorted by name', () => {
    const asked = { query: '', facets: ['categories.lvl0'] };
    expect(index.search({ ...asked, maxValuesPerFacet: 1 }).facets).toEqual({
      'categories.lvl0': { Touw: 2 },
    });
    const byName = index.search({ ...asked, sortFacetValuesBy: 'alpha' }).facets['categories.lvl0'];
    expect(Object.keys(byName ?? {})).toEqual(['Hobby', 'Honden', 'Paracord', 'Touw']);
  });

  test('what is no facet is neither counted nor an error', () => {
    expect(index.search({ query: '', facets: ['in_stock', 'nothing'] }).facets).toEqual({});
    expect(found(index, { filters: { kind: 'facet', attribute: 'nothing', value: '1' } })).toEqual([]);
    expect(
      found(index, { filters: { kind: 'number', attribute: 'nothing', operator: '>', value: 1 } }),
    ).toEqual([]);
  });

  test('a facet only to be filtered by filters', () => {
    expect(found(index, { filters: { kind: 'facet', attribute: 'in_stock', value: 'false' } })).toEqual([
      '2',
    ]);
  });

  test('any of one group, all groups', () => {
    const filters: FilterTree = {
      kind: 'and',
      of: [
        { kind: 'or', of: [colour('2'), colour('3')] },
        { kind: 'range', attribute: 'price.EUR', from: 1, to: 5 },
      ],
    };
    expect(found(index, { filters })).toEqual(['1', '3']);
    expect(found(index, { filters: { kind: 'not', of: colour('2') } })).toEqual(['4', '3']);
  });

  test('a filter beyond measure finds nothing', () => {
    const of = Array.from({ length: 2000 }, () => colour('2'));
    expect(found(index, { filters: { kind: 'or', of } })).toEqual([]);
  });

  test('optional filters raise without removing', () => {
    expect(found(index, { optionalFilters: [{ filter: colour('3'), score: 1 }] })).toEqual([
      '3',
      '2',
      '1',
      '4',
    ]);
    expect(found(index, { query: 'paracord', optionalFilters: [{ filter: colour('2'), score: 1 }] })).toEqual(
      ['1', '2'],
    );
  });

  test('values of a searchable facet are found as typed', () => {
    const search = (facetQuery: string) => index.searchFacetValues({ facet: 'brand', facetQuery });
    expect(search('bow')).toEqual([{ value: 'Bowline', highlighted: '<em>Bow</em>line', count: 2 }]);
    expect(search('bowlnie')).toEqual([{ value: 'Bowline', highlighted: '<em>Bowline</em>', count: 2 }]);
    expect(search('')?.map(({ value }) => value)).toEqual(['Bowline', 'Zeezicht']);
    expect(index.searchFacetValues({ facet: 'brand', facetQuery: '', filters: colour('4') })).toEqual([
      { value: 'Zeezicht', highlighted: 'Zeezicht', count: 1 },
    ]);
    expect(index.searchFacetValues({ facet: 'color', facetQuery: '1' })).toBeUndefined();
  });
});

describe('order', () => {
  test('a replica sorts by what its ranking begins with', () => {
    const byPrice = { ...settings, ranking: ['asc(price.EUR)', ...settings.ranking] };
    expect(found(index, '', byPrice)).toEqual(['3', '1', '4', '2']);
    expect(
      found(index, 'paracord', { ...settings, ranking: ['desc(price.EUR)', ...settings.ranking] }),
    ).toEqual(['2', '1']);
  });

  test('names sort as their language does, across segments', () => {
    const byName = { ...settings, ranking: ['asc(name)', ...settings.ranking] };
    const images = [
      buildSegment(records, { settings, replicas: [byName] }),
      buildSegment(
        [
          { objectID: '5', name: 'Élan' },
          { objectID: '6', name: 'macramékoord 20' },
        ],
        { settings, replicas: [byName] },
      ),
      buildSegment([{ objectID: '7' }, { objectID: '8', name: 'Macramékoord 3' }], {
        settings,
        replicas: [byName],
      }),
    ];
    const opened = openIndex(images, settings);
    expect(found(opened, '', byName)).toEqual(['5', '2', '8', '6', '4', '3', '1', '7']);
    const backwards = { ...settings, ranking: ['desc(name)', ...settings.ranking] };
    expect(found(opened, '', backwards)).toEqual(['1', '3', '4', '6', '8', '2', '5', '7']);
  });

  test('a category has an order of its own until a visitor sorts or searches', () => {
    const ruleContexts = ['category:7'];
    expect(found(index, { ruleContexts })).toEqual(['2', '1', '4', '3']);
    const update = [{ ...records[0], objectID: '1', category_position: { '7': 0 } }];
    const moved = openFixture({ updates: [update] });
    expect(found(moved, { ruleContexts })).toEqual(['1', '2', '4', '3']);
    const byPrice = { ...settings, ranking: ['asc(price.EUR)', ...settings.ranking] };
    expect(found(moved, { ruleContexts }, byPrice)).toEqual(['3', '1', '4', '2']);
    expect(found(openFixture(), { query: 'paracord', ruleContexts })).toEqual(['1', '2']);
  });

  test('of several alike only the best is shown', () => {
    const distinct = openFixture({ settings: { attributeForDistinct: 'brand', distinct: true } });
    const answer = distinct.search({ query: '' });
    expect(answer.hits.map(({ objectID }) => objectID)).toEqual(['2', '4']);
    expect(answer.nbHits).toBe(2);
    expect(distinct.search({ query: '', distinct: false }).nbHits).toBe(4);
  });
});

describe('hits', () => {
  test('show what is asked for, with what was found marked', () => {
    const { hits } = index.search({
      query: 'zwrat para',
      attributesToRetrieve: ['price.EUR'],
      attributesToHighlight: ['name', 'categories.lvl0'],
      attributesToSnippet: ['description:3'],
      highlightPreTag: '__',
      highlightPostTag: '~~',
    });
    expect(hits).toEqual([
      {
        objectID: '1',
        price: { EUR: 4.95 },
        _highlightResult: {
          name: {
            value: '__Para~~cord 550 __zwart~~',
            matchLevel: 'full',
            fullyHighlighted: false,
            matchedWords: ['zwrat', 'para'],
          },
          categories: {
            lvl0: [
              {
                value: '__Para~~cord',
                matchLevel: 'partial',
                fullyHighlighted: false,
                matchedWords: ['para'],
              },
            ],
          },
        },
        _snippetResult: { description: { value: 'Sterk koord voor…', matchLevel: 'none' } },
      },
    ]);
  });

  test('say why they rank where they do', () => {
    const [hit] = index.search({ query: 'zwrat paracord', getRankingInfo: true }).hits;
    expect(hit?._rankingInfo).toMatchObject({ nbTypos: 1, words: 2, proximityDistance: 3, nbExactWords: 2 });
  });
});

describe('segments', () => {
  const newer = { objectID: '1', name: 'Paracord 550 paars', popularity: 9, color: ['9'] };

  test('a later record replaces an earlier one everywhere', () => {
    const updated = openFixture({ updates: [[newer]] });
    expect(updated.size).toBe(4);
    expect(found(updated, 'zwart')).toEqual([]);
    expect(found(updated, 'paars')).toEqual(['1']);
    expect(updated.getObject('1')).toEqual(newer);
    expect(updated.search({ query: '', facets: ['color'] }).facets).toEqual({
      color: { '2': 1, '3': 1, '4': 1, '9': 1 },
    });
  });

  test('a record given twice counts once, as given last', () => {
    const twice = openIndex([buildSegment([...records, newer], { settings })], settings);
    expect(twice.size).toBe(4);
    expect(twice.getObject('1')).toEqual(newer);
    expect(found(twice, 'zwart')).toEqual([]);
  });

  test('what is deleted is gone from all segments', () => {
    const deleted = openFixture({ updates: [[newer]], deleted: ['1', 'never'] });
    expect(deleted.size).toBe(3);
    expect(deleted.getObject('1')).toBeUndefined();
    expect(found(deleted, '')).toEqual(['2', '4', '3']);
  });

  test('a new compound is taken apart by the words of the older segments', () => {
    const updated = openFixture({ updates: [[{ objectID: '5', name: 'Katoentouw' }]] });
    expect(found(updated, 'katoen')).toEqual(['5', '4']);
  });

  test('an index of nothing answers with nothing', () => {
    for (const empty of [openIndex([], settings), openIndex([buildSegment([], { settings })], settings)]) {
      expect(empty.search({ query: 'touw', facets: ['*'] })).toMatchObject({
        hits: [],
        nbHits: 0,
        facets: {},
      });
      expect(empty.search({ query: '' }).nbHits).toBe(0);
      expect(empty.browse({ length: 10 })).toEqual({ records: [], nbHits: 0 });
      expect(empty.size).toBe(0);
    }
  });

  test('an image survives being copied byte by byte', () => {
    const { header, buffer } = buildSegment(records, { settings });
    const copy = new SharedArrayBuffer(buffer.byteLength);
    new Uint8Array(copy).set(new Uint8Array(buffer));
    const opened = openIndex([{ header: JSON.parse(JSON.stringify(header)), buffer: copy }], settings);
    expect(found(opened, 'paracrd')).toEqual(['1', '2']);
    expect(opened.getObject('4')).toEqual(records[3]);
    expect(opened.dataBytes).toBe(buffer.byteLength);
  });

  test('settings that shape a segment ask for building it again, others do not', () => {
    const image = buildSegment(records, { settings });
    expect(
      segmentFits(image, { settings: { ...settings, hitsPerPage: 5, ranking: ['typo', 'custom'] } }),
    ).toBe(true);
    expect(segmentFits(image, { settings: { ...settings, searchableAttributes: ['name'] } })).toBe(false);
    expect(segmentFits(image, { settings: { ...settings, indexLanguages: ['de'] } })).toBe(false);
    const byName = { ...settings, ranking: ['asc(name)'] };
    expect(segmentFits(image, { settings, replicas: [byName] })).toBe(false);
  });

  test('without a list of searchable attributes every string is searched', () => {
    const open = completeSettings({});
    const opened = openIndex([buildSegment(records, { settings: open })], open);
    expect(found(opened, 'zeezicht')).toEqual(['3', '4']);
    expect(found(opened, 'hobby')).toEqual(['4']);
  });
});

describe('browsing', () => {
  test('pages follow one another by cursor, whatever is added or removed meanwhile', () => {
    const first = index.browse({ length: 2 });
    expect(first.records.map(({ objectID }) => objectID)).toEqual(['1', '2']);
    const changed = openFixture({ updates: [[{ objectID: '25', name: 'Nieuw' }]], deleted: ['2', '3'] });
    const second = changed.browse({
      length: 2,
      ...(first.cursor === undefined ? {} : { cursor: first.cursor }),
    });
    expect(second.records.map(({ objectID }) => objectID)).toEqual(['25', '4']);
    expect(second.cursor).toBeUndefined();
  });

  test('records can be filtered and searched', () => {
    const page = index.browse({ length: 10, query: { query: 'koord', filters: colour('4') } });
    expect(page.records).toEqual([records[3]]);
    expect(page.nbHits).toBe(1);
  });
});
