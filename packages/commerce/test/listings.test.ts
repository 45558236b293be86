import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeListings } from '../src/testing/contracts/index.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

describeListings(createTestCommerce);

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

test('signs of a pattern are searched as they are', async () => {
  const { data } = await commerce.query('{ products(search: "100%") { items { sku } } }');
  expect(data).toEqual({ products: { items: [] } });
});
