import { expect, test } from 'vitest';
import { toProductSummary } from '../features/catalog/product-tile.ts';
import type { ProductTileFragment } from '../generated/operations.ts';
import { localisedPaths } from '../seo/load-paths.ts';
import { shopPath } from './shop-path.ts';

test.each([
  ['cord/climbing', '.html', '/cord/climbing.html'],
  ['cord', '', '/cord'],
  ['cord', null, '/cord'],
])('%s with the ending "%s" is at %s', (key, suffix, path) => {
  expect(shopPath(key, suffix)).toBe(path);
});

test('links to products and addresses in other languages end as the merchant decided', () => {
  const price = { final_price: { value: 1, currency: 'EUR' }, regular_price: { value: 1, currency: 'EUR' } };
  const tile = { uid: 'MQ==', url_key: 'red', url_suffix: '.html', price_range: { minimum_price: price } };
  expect(toProductSummary(tile as ProductTileFragment).path).toBe('/red.html');
  expect(localisedPaths([['nl-NL', 'rood']], '.html')).toEqual({ 'nl-NL': '/rood.html' });
});
