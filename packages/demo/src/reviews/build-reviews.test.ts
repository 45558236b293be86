import { expect, test } from 'vitest';
import { buildDemoCatalogue } from '../build-catalogue.ts';
import { buildDemoReviews } from './build-reviews.ts';

// Made while they are read, and read three times.
const products = [...buildDemoCatalogue().products];
const reviews = buildDemoReviews(products);

test('demo reviews are few, the same every time, and in every language', () => {
  expect(reviews.length).toBeGreaterThan(200);
  expect(reviews.length).toBeLessThan(600);
  expect(buildDemoReviews(products)).toEqual(reviews);
  expect(new Set(reviews.map(({ locale }) => locale)).size).toBe(9);
});

test('every language has something to read about what everybody buys, good and bad', () => {
  const locales = reviews.filter(({ sku }) => sku === 'p550-black').map(({ locale }) => locale);
  expect(new Set(locales).size).toBe(9);
  expect(new Set(reviews.map(({ stars }) => stars))).toEqual(new Set([2, 3, 4, 5]));
});
