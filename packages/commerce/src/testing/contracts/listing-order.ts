import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCommerce } from '../create-test-commerce.ts';
import { refusalOf } from '../refusal-of.ts';
import { sampleCatalogue } from '../sample-catalogue.ts';
import type { OpenTestCommerce } from './open-test-commerce.ts';

/** Behaviours 13, 14, 17 to 19 and 26: in which order, and what a search finds. */
export function describeListingOrder(open: OpenTestCommerce): void {
  let commerce: TestCommerce;
  beforeAll(async () => {
    commerce = await open({ catalogue: sampleCatalogue });
  });
  afterAll(() => commerce.close());

  const list = async (args: string, options = {}) => {
    const answer = await commerce.query(`{ products(${args}) { total_count items { sku } } }`, options);
    const products = answer.data?.products as { items: { sku: string }[] } | null;
    return products?.items.map(({ sku }) => sku) ?? refusalOf(answer);
  };

  describe('order', () => {
    test('13: several keys apply as written, also from variables', async () => {
      expect(await list('filter: {category_id: {eq: "3"}}, sort: {price: ASC, name: DESC}')).toEqual([
        'CORD-RED',
        'CORD-BLUE',
        'KNIFE',
      ]);
      const query =
        'query ($sort: ProductAttributeSortInput) { products(filter: {}, sort: $sort) { items { sku } } }';
      const sorted = async (sort: object) => {
        const { products } = await commerce.read<{ products: { items: { sku: string }[] } }>(query, {
          variables: { sort },
        });
        return products.items.map(({ sku }) => sku);
      };
      expect(await sorted({ name: 'DESC', price: 'ASC' })).toEqual([
        'KNIFE',
        'GIFT-CARD',
        'CORD-RED',
        'CORD-BLUE',
        'BEAD-1',
      ]);
      expect(await sorted({ price: 'ASC', name: 'DESC' })).toEqual([
        'BEAD-1',
        'CORD-RED',
        'CORD-BLUE',
        'GIFT-CARD',
        'KNIFE',
      ]);
    });

    test('14: by position in one category, by relevance in a search, the newest first otherwise', async () => {
      const { data } = await commerce.query(
        '{ products(filter: {category_uid: {eq: "Mw=="}}) { sort_fields { default options { value } } items { sku } } }',
      );
      expect(data?.products).toMatchObject({ sort_fields: { default: 'position' } });
      expect(await list('search: "product cord-blue"')).toEqual(['CORD-BLUE']);
      expect(await list('search: "knife"')).toEqual(['KNIFE']);
      expect(await list('filter: {}')).toEqual(['GIFT-CARD', 'BEAD-1', 'KNIFE', 'CORD-BLUE', 'CORD-RED']);
    });

    test('an attribute can be sorted by the order of its options', async () => {
      expect(await list('filter: {category_id: {eq: "3"}}, sort: {rope_diameter: ASC}')).toEqual([
        'CORD-BLUE',
        'CORD-RED',
        'KNIFE',
      ]);
    });
  });

  describe('search and visibility', () => {
    test('17: parts of names and of skus are found, also of variants', async () => {
      expect(await list('search: "produ kni"')).toEqual(['KNIFE']);
      expect(await list('search: "rd-re"')).toEqual(['CORD-RED']);
      expect(await list('search: "CORD-RED-500"')).toEqual(['CORD-RED']);
    });

    test('18 and 42: search and listing show what is meant for them, and never a variant', async () => {
      expect(await list('search: "course"')).toEqual(['COURSE']);
      expect(await list('filter: {sku: {eq: "COURSE"}}')).toEqual([]);
      expect(await list('filter: {sku: {in: ["HIDDEN", "SWITCHED-OFF", "CORD-RED-100"]}}')).toEqual([]);
      expect(await list('search: "hidden"')).toEqual([]);
    });

    test('19: what is sold out is shown or left out as the shop decides', async () => {
      expect(await list('filter: {category_id: {eq: "5"}}')).toContain('BEAD-1');
      const strict = await open({ catalogue: sampleCatalogue, settings: { showOutOfStock: false } });
      const { data } = await strict.query(
        '{ products(filter: {}, sort: {name: ASC}) { items { sku } } categories(filters: {ids: {eq: "5"}}) { items { product_count } } }',
      );
      expect(data).toEqual({
        products: { items: [{ sku: 'CORD-RED' }, { sku: 'GIFT-CARD' }, { sku: 'KNIFE' }] },
        categories: { items: [{ product_count: 2 }] },
      });
      await strict.close();
    });

    test('26: suggestions stay empty when something was found', async () => {
      const { data } = await commerce.query('{ products(search: "knife") { suggestions { search } } }');
      expect(data).toEqual({ products: { suggestions: [] } });
    });
  });
}
