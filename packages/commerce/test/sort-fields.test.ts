import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

test('sort fields have labels in the language of the store', async () => {
  const { data } = await commerce.query(
    '{ products(search: "cord") { sort_fields { default options { value label } } } }',
    {
      store: 'de_DE',
    },
  );
  expect(data).toEqual({
    products: {
      sort_fields: {
        default: 'relevance',
        options: [
          { value: 'relevance', label: 'Relevanz' },
          { value: 'name', label: 'Produktname' },
          { value: 'price', label: 'Preis' },
          { value: 'rating', label: 'Bewertung' },
          { value: 'rope_diameter', label: 'rope_diameter' },
        ],
      },
    },
  });
});
