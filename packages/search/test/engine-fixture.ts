import {
  buildSegment,
  completeSettings,
  type EngineQuery,
  type IndexSettings,
  openIndex,
  type SearchIndex,
  type SearchRecord,
  type Synonym,
} from '../src/engine/index.ts';

export const settings = completeSettings({
  searchableAttributes: ['sku', 'name', 'categories.lvl0', 'unordered(description)'],
  attributesForFaceting: [
    'color',
    'searchable(brand)',
    'price.EUR',
    'filterOnly(in_stock)',
    'categories.lvl0',
  ],
  customRanking: ['desc(popularity)'],
  indexLanguages: ['nl'],
  queryLanguages: ['nl'],
});

export const records: readonly SearchRecord[] = [
  {
    objectID: '1',
    sku: 'PC-550-BLK',
    name: 'Paracord 550 zwart',
    categories: { lvl0: ['Paracord'] },
    description: 'Sterk koord voor buiten, ook als leiband',
    color: ['1', '2'],
    brand: 'Bowline',
    price: { EUR: 4.95 },
    in_stock: true,
    popularity: 3,
    category_position: { '7': 2 },
  },
  {
    objectID: '2',
    sku: 'HR-10',
    name: 'Hondenriem leer bruin',
    categories: { lvl0: ['Honden'] },
    description: 'Riem voor grote honden, gemaakt van paracord',
    color: ['2'],
    brand: 'Bowline',
    price: { EUR: 14.95 },
    in_stock: false,
    popularity: 5,
    category_position: { '7': 1 },
  },
  {
    objectID: '3',
    sku: 'TW-4',
    name: 'Nylontouw 4 mm wit',
    categories: { lvl0: ['Touw'] },
    description: 'Touw van nylon, 10 meter',
    color: ['3'],
    brand: 'Zeezicht',
    price: { EUR: 1.5 },
    in_stock: true,
    popularity: 1,
  },
  {
    objectID: '4',
    sku: 'MC-3',
    name: 'Macramékoord katoen 3 mm',
    categories: { lvl0: ['Touw', 'Hobby'] },
    description: 'Zachte katoen voor macramé en een wandkleed',
    color: ['4'],
    brand: 'Zeezicht',
    price: { EUR: 7 },
    in_stock: true,
    popularity: 2,
  },
];

export interface OpenOptions {
  readonly settings?: Partial<IndexSettings>;
  readonly synonyms?: readonly Synonym[];
  /** Records of later segments. */
  readonly updates?: readonly (readonly SearchRecord[])[];
  readonly deleted?: readonly string[];
}

export function openFixture(options: OpenOptions = {}): SearchIndex {
  const own = { ...settings, ...options.settings };
  const images = [buildSegment(records, { settings: own })];
  for (const update of options.updates ?? [])
    images.push(buildSegment(update, { settings: own, besides: [...images] }));
  return openIndex(images, own, options.synonyms ?? [], new Set(options.deleted));
}

/** The identifiers of the hits, in order. */
export function found(index: SearchIndex, query: EngineQuery | string, replica?: IndexSettings): string[] {
  const asked = typeof query === 'string' ? { query } : query;
  return index.search(asked, replica).hits.map(({ objectID }) => objectID);
}
