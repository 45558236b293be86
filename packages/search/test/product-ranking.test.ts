import { expect, test } from 'vitest';
import { buildSegment, completeSettings, openIndex } from '../src/engine/index.ts';
import { productSettings } from '../src/records/settings/product-settings.ts';

const names = ['Paracord 550 Type III – Black', 'Paracord 275 Tactical – Black', 'Black Paracord Bracelet'];
const records = names.map((name, index) => ({
  objectID: String(index + 1),
  product_id: index + 1,
  name,
  in_stock: true,
  colours: 1,
  popularity: 0,
}));

function found(query: string, minProximity?: number): string[] {
  const settings = completeSettings(productSettings('en', []));
  const index = openIndex([buildSegment(records, { settings })], settings);
  const overrides = minProximity === undefined ? {} : { minProximity };
  return index.search({ query, ...overrides }).hits.map(({ objectID }) => objectID);
}

test('how many words of a name stand between those asked for does not decide what comes first', () => {
  expect(found('black paracord')).toEqual(['1', '2', '3']);
  expect(found('paracord black')).toEqual(['1', '2', '3']);
});

test('who wants the nearest first says so', () => {
  expect(found('black paracord', 1)).toEqual(['3', '2', '1']);
  expect(found('black paracord', 4)).toEqual(['2', '3', '1']);
});

test('what is joined by a hyphen is found by what stands side by side', () => {
  const settings = completeSettings(productSettings('en', []));
  const named = ['p550-diamond-forest-green', 'p550-forest-green'].map((sku, index) => ({
    objectID: sku,
    product_id: index,
    sku,
  }));
  const index = openIndex([buildSegment(named, { settings })], settings);
  const order = (query: string) => index.search({ query }).hits.map(({ product_id }) => product_id);
  expect(order('p550-forest-green')).toEqual([1, 0]);
  expect(order('p550 forest green')).toEqual([0, 1]);
});
