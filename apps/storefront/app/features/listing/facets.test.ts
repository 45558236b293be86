import { expect, test } from 'vitest';
import { type Aggregations, facetOf, filterBook } from './facets.ts';

const option = (label: string, value: string, count: number) => ({ label, value, count });
const aggregations = (red: number, blue: number): Aggregations => [
  {
    attribute_code: 'price',
    label: 'Price',
    options: [option('0-10', '0_10', 3), option('30-40', '30_40', 2)],
  },
  { attribute_code: 'rope_diameter', label: 'Diameter', options: [option('4 mm', '235', 5)] },
  {
    attribute_code: 'color',
    label: 'Colour',
    options: [option('Red', '17', red), option('Blue', '20', blue)],
  },
  { attribute_code: 'shoe_size', label: 'Shoe size', options: [option('42', '1', 5)] },
];
const book = filterBook(aggregations(3, 2));
const [colour, diameter] = book.filters;
if (!colour || !diameter) throw new Error('filters are missing');

test('the filters of the specification are offered in their order, other attributes are not', () => {
  expect(book.filters.map(({ parameter }) => parameter)).toEqual(['color', 'rope_diameter']);
});

test('the price runs from the lowest end to the highest', () => {
  expect(book.price).toEqual({ label: 'Price', from: 0, to: 40 });
  expect(filterBook([]).price).toBeNull();
});

test('a facet carries counts and, for colours, what to paint', () => {
  expect(facetOf(colour, aggregations(3, 2), { chosen: [], productCount: 5 })?.options).toEqual([
    { slug: 'red', label: 'Red', count: 3, colours: ['#d1202b'] },
    { slug: 'blue', label: 'Blue', count: 2, colours: ['#1e47ae'] },
  ]);
});

test('a value that would leave nothing is offered only while it is chosen', () => {
  const slugs = (chosen: string[]) =>
    facetOf(colour, aggregations(3, 0), { chosen, productCount: 5 })?.options.map(({ slug }) => slug);
  expect(slugs([])).toEqual(['red']);
  expect(slugs(['blue'])).toEqual(['red', 'blue']);
});

test('a filter that would change nothing is left out, unless it is in use', () => {
  expect(facetOf(diameter, aggregations(3, 2), { chosen: [], productCount: 5 })).toBeNull();
  expect(facetOf(diameter, aggregations(3, 2), { chosen: ['4-mm'], productCount: 5 })).not.toBeNull();
});
