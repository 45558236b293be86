import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCommerce } from '../create-test-commerce.ts';
import { sampleCatalogue } from '../sample-catalogue.ts';
import type { OpenTestCommerce } from './open-test-commerce.ts';

interface Aggregation {
  attribute_code: string;
  label: string;
  count: number;
  position: number | null;
  options: { label: string; value: string; count: number }[];
}

/** Behaviours 20 to 25: what a listing can be narrowed by. */
export function describeListingFacets(open: OpenTestCommerce): void {
  let commerce: TestCommerce;
  beforeAll(async () => {
    commerce = await open({ catalogue: sampleCatalogue });
  });
  afterAll(() => commerce.close());

  async function aggregations(args: string, options: object = {}, filter = ''): Promise<Aggregation[]> {
    const { products } = await commerce.read<{ products: { aggregations: Aggregation[] } }>(
      `{ products(${args}) { aggregations${filter} { attribute_code label count position options { label value count } } } }`,
      options,
    );
    return products.aggregations;
  }

  const facet = async (code: string, ...rest: Parameters<typeof aggregations>) =>
    (await aggregations(...rest)).find(({ attribute_code }) => attribute_code === code);

  describe('aggregations', () => {
    test('20: price, category, then attributes by position; count is the number of options', async () => {
      const found = await aggregations('filter: {}');
      expect(found.map(({ attribute_code, position, count }) => [attribute_code, position, count])).toEqual([
        ['price', null, 3],
        ['category_uid', null, 3],
        ['color', 1, 2],
        ['length', 2, 3],
        ['is_waterproof', 4, 2],
      ]);
    });

    test('21: price ranges are those of displayed prices and follow the currency', async () => {
      expect((await facet('price', 'filter: {}'))?.options).toEqual([
        { label: '0-10', value: '0_10', count: 3 },
        { label: '10-20', value: '10_20', count: 1 },
        { label: '30-40', value: '30_40', count: 1 },
      ]);
      const danish = await facet('price', 'filter: {sku: {eq: "KNIFE"}}', { store: 'da_DK' });
      expect(danish?.options).toEqual([{ label: '210-280', value: '210_280', count: 1 }]);
    });

    test('22: category values are uids, the root is not among them', async () => {
      const category = await facet('category_uid', 'filter: {}');
      expect(category?.label).toBe('Category');
      expect(category?.options).toEqual([
        { label: 'Category cord', value: 'Mw==', count: 3 },
        { label: 'Category tools', value: 'NQ==', count: 3 },
        { label: 'Category climbing', value: 'NA==', count: 1 },
      ]);
    });

    test('22: only direct children, when asked for', async () => {
      const children = '(filter: {category: {includeDirectChildrenOnly: true}})';
      const below = await facet('category_uid', 'filter: {category_uid: {eq: "Mw=="}}', {}, children);
      expect(below?.options).toEqual([{ label: 'Category climbing', value: 'NA==', count: 1 }]);
    });

    test('23: labels are in the language of the store, boolean values are 1 and 0', async () => {
      const waterproof = await facet('is_waterproof', 'filter: {}', { store: 'nl_NL' });
      expect(waterproof?.options).toEqual([
        { label: 'Ja', value: '1', count: 1 },
        { label: 'Nee', value: '0', count: 1 },
      ]);
      const colour = await facet('color', 'filter: {}', { store: 'nl_NL' });
      expect(colour).toMatchObject({
        label: 'color NL',
        options: [{ label: 'Red NL' }, { label: 'Blue NL' }],
      });
    });

    test('24: without hits there are none', async () => {
      expect(await aggregations('search: "nothing like this"')).toEqual([]);
    });

    test('25: counts are over all pages, once per product for each option of a variant', async () => {
      const length = await facet('length', 'filter: {}, pageSize: 1');
      expect(length?.options.map(({ label, count }) => [label, count])).toEqual([
        ['100cm', 2],
        ['500cm', 2],
        ['1000cm', 1],
      ]);
    });

    test('25: where sold-out goods are hidden, only salable variants count', async () => {
      const strict = await open({ catalogue: sampleCatalogue, settings: { showOutOfStock: false } });
      const { products } = await strict.read<{ products: { aggregations: unknown[] } }>(
        '{ products(filter: {}) { aggregations { attribute_code options { label count } } } }',
      );
      expect(products.aggregations).toContainEqual({
        attribute_code: 'length',
        options: [
          { label: '100cm', count: 1 },
          { label: '500cm', count: 1 },
        ],
      });
      await strict.close();
    });
  });
}
