import type { SearchRecord } from '@bowline/search';

/** A few ropes: enough for every widget to have something to show. */
export const ropes: readonly SearchRecord[] = [
  rope('1', 'Paracord Type III red', 'Paracord', 'red', 'nylon', 4.95, 90, {
    related: ['2', '3'],
    bought_with: ['5'],
  }),
  rope('2', 'Paracord Type III blue', 'Paracord', 'blue', 'nylon', 4.95, 80, { related: ['1'] }),
  rope('3', 'Paracord Type I black', 'Paracord', 'black', 'nylon', 2.5, 70),
  rope('4', 'Climbing rope 10 mm red', 'Climbing', 'red', 'polyamide', 89, 60, { in_stock: false }),
  rope('5', 'Steel carabiner', 'Accessories', 'silver', 'steel', 7.5, 50, { bought_with: ['1', '4'] }),
  rope('6', 'Cotton cord natural', 'Cotton', 'natural', 'cotton', 3.2, 40),
  rope('7', 'Cotton cord brown for macramé', 'Cotton', 'brown', 'cotton', 3.4, 30),
  rope('8', 'Dyneema winch line', 'Sailing', 'blue', 'dyneema', 120, 20),
];

export const ropeSettings = {
  searchableAttributes: ['name', 'unordered(material)', 'categories.lvl1'],
  attributesForFaceting: [
    'searchable(color)',
    'material',
    'categories.lvl0',
    'categories.lvl1',
    'in_stock',
    'price',
    '_tags',
  ],
  customRanking: ['desc(popularity)'],
  replicas: ['ropes_price_asc', 'ropes_price_desc'],
};

function rope(
  objectID: string,
  name: string,
  category: string,
  color: string,
  material: string,
  price: number,
  popularity: number,
  more: Readonly<Record<string, unknown>> = {},
): SearchRecord {
  return {
    objectID,
    name,
    color: [color],
    material,
    price,
    popularity,
    in_stock: true,
    categories: { lvl0: ['Rope'], lvl1: [`Rope > ${category}`] },
    _tags: price < 5 ? ['cheap'] : ['dear'],
    ...more,
  };
}
