import type { SearchRecord } from '@bowline/search';

const colors = ['red', 'blue', 'black', 'green', 'white', 'orange'];
const materials = ['nylon', 'cotton', 'polyester'];
const kinds = ['Paracord', 'Macramé', 'Sailing'];

/** Sixty ropes: number 1 is the most popular one and costs a euro, number 60 the least popular one and costs sixty. */
export const ropes: readonly SearchRecord[] = Array.from({ length: 60 }, (_, position) => {
  const color = colors[position % colors.length] ?? '';
  const kind = kinds[position % kinds.length] ?? '';
  return {
    objectID: `${position + 1}`,
    name: `${kind} cord ${color} no. ${position + 1}`,
    color,
    material: materials[Math.floor(position / 20)] ?? '',
    categories: { lvl0: 'Cords', lvl1: `Cords > ${kind}` },
    price: position + 1,
    popularity: 100 - position,
    in_stock: position % 10 !== 0,
    ...(position === 0 && { related: ['4', '7'], bought_with: ['10'] }),
  };
});

export const ropeSettings = {
  searchableAttributes: ['name', 'material'],
  attributesForFaceting: [
    'searchable(color)',
    'material',
    'categories.lvl0',
    'categories.lvl1',
    'price',
    'in_stock',
  ],
  customRanking: ['desc(popularity)'],
  replicas: ['ropes_price_asc', 'ropes_price_desc'],
};

export const suggestions: readonly SearchRecord[] = ['paracord red', 'macramé cord', 'sailing rope'].map(
  (query, position) => ({ objectID: query, query, popularity: 10 - position }),
);
