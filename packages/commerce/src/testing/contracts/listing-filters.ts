import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCommerce } from '../create-test-commerce.ts';
import { refusalOf } from '../refusal-of.ts';
import { sampleCatalogue } from '../sample-catalogue.ts';
import type { OpenTestCommerce } from './open-test-commerce.ts';

/** Behaviours 1 to 12, 15 and 16: what is asked for, and which products that is. */
export function describeListingFilters(open: OpenTestCommerce): void {
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
  const input = (message: string) => ({ message, category: 'graphql-input', status: 200 });

  describe('what is asked for', () => {
    test('1: search or filter is required', async () => {
      const answer = await commerce.query('{ products { total_count } }');
      expect(refusalOf(answer)).toEqual(input("'search' or 'filter' input argument is required."));
      expect(answer.data).toEqual({ products: null });
    });

    test('an empty search asks for everything', async () => {
      expect(await list('search: ""')).toEqual(await list('filter: {}'));
      expect(await list('search: ""')).toContain('KNIFE');
    });

    test('2 and 3: page and page size start at one', async () => {
      expect(await list('search: "cord", currentPage: 0')).toEqual(
        input('currentPage value must be greater than 0.'),
      );
      expect(await list('search: "cord", pageSize: 0')).toEqual(
        input('pageSize value must be greater than 0.'),
      );
    });

    test('4: a page beyond the last is an error, except when nothing was found', async () => {
      expect(await list('search: "cord", currentPage: 2')).toEqual(
        input('currentPage value 2 specified is greater than the 1 page(s) available.'),
      );
      expect(await list('search: "zzz", currentPage: 2')).toEqual([]);
    });

    test('pages are cut from one order', async () => {
      const page = async (currentPage: number) =>
        (
          await commerce.query(
            `{ products(filter: {}, pageSize: 2, currentPage: ${currentPage}, sort: {name: ASC}) {
              items { sku } total_count page_info { page_size current_page total_pages } } }`,
          )
        ).data?.products;
      expect(await page(1)).toEqual({
        items: [{ sku: 'BEAD-1' }, { sku: 'CORD-BLUE' }],
        total_count: 5,
        page_info: { page_size: 2, current_page: 1, total_pages: 3 },
      });
      expect(await page(3)).toMatchObject({ items: [{ sku: 'KNIFE' }] });
    });
  });

  describe('filters', () => {
    test('6: sku finds exactly that product, whatever the case; an unknown one finds nothing', async () => {
      expect(await list('filter: {sku: {eq: "knife"}}')).toEqual(['KNIFE']);
      expect(await list('filter: {sku: {in: ["KNIFE", "BEAD-1"]}}')).toEqual(['BEAD-1', 'KNIFE']);
      expect(await list('filter: {sku: {eq: "nope"}}')).toEqual([]);
    });

    test('7, 8 and 9: categories are named in one way, and a path must exist', async () => {
      expect(await list('filter: {category_id: {eq: "3"}, category_uid: {eq: "Mw=="}}')).toEqual(
        input("`category_id` and `category_uid` can't be used at the same time"),
      );
      expect(await list('filter: {category_uid: {eq: "Mw=="}, category_url_path: {eq: "cord"}}')).toEqual(
        input("`category_uid` and `category_url_path` can't be used at the same time"),
      );
      expect(await list('filter: {category_url_path: {eq: "no/where"}}')).toEqual(
        input('No category with the provided `category_url_path` was found'),
      );
    });

    test('10: a category contains what lies below it, what is sold out last, and several are united', async () => {
      expect(await list('filter: {category_id: {eq: "3"}}')).toEqual(['CORD-RED', 'KNIFE', 'CORD-BLUE']);
      expect(await list('filter: {category_url_path: {eq: "cord/climbing"}}')).toEqual(['CORD-RED']);
      expect(await list('filter: {category_uid: {in: ["NA==", "NQ=="]}}, sort: {name: ASC}')).toEqual([
        'BEAD-1',
        'CORD-RED',
        'GIFT-CARD',
        'KNIFE',
      ]);
    });

    test('11: a category that does not exist has no products; a uid that is none is refused', async () => {
      expect(await list('filter: {category_id: {eq: "999"}}')).toEqual([]);
      expect(await list('filter: {category_uid: {eq: "Mw"}}')).toEqual(
        input('Value of uid "Mw" is incorrect.'),
      );
    });

    test('12: price bounds are displayed prices, both included', async () => {
      expect(await list('filter: {price: {from: "12.10", to: "30.25"}}, sort: {price: DESC}')).toEqual([
        'KNIFE',
      ]);
      expect(await list('filter: {price: {to: "1.21"}}, sort: {price: ASC}')).toEqual([
        'BEAD-1',
        'CORD-RED',
        'CORD-BLUE',
      ]);
      expect(await list('filter: {price: {from: "250", to: "277.50"}}', { store: 'sv_SE' })).toEqual([
        'KNIFE',
      ]);
      expect(await list('filter: {price: {from: "30.26"}}')).toEqual([]);
    });

    test('15: a name matches by whole words, or by their beginnings', async () => {
      expect(await list('filter: {name: {match: "cord"}}')).toEqual(['CORD-BLUE', 'CORD-RED']);
      expect(await list('filter: {name: {match: "cor"}}')).toEqual([]);
      expect(await list('filter: {name: {match: "cor", match_type: PARTIAL}}')).toEqual([
        'CORD-BLUE',
        'CORD-RED',
      ]);
      expect(await list('filter: {name: {match: "ord", match_type: PARTIAL}}')).toEqual([]);
      expect(
        await list('filter: {name: {match: "artikel kni", match_type: PARTIAL}}', { store: 'nl_NL' }),
      ).toEqual(['KNIFE']);
      expect(await list('filter: {name: {match: ".* ($"}}')).toEqual([]);
    });

    test('16: url keys of the store are found', async () => {
      expect(await list('filter: {url_key: {eq: "knife"}}')).toEqual(['KNIFE']);
      expect(await list('filter: {url_key: {in: ["nl-knife", "nl-cord-red"]}}', { store: 'nl_NL' })).toEqual([
        'KNIFE',
        'CORD-RED',
      ]);
      expect(await list('filter: {url_key: {eq: "knife"}}', { store: 'nl_NL' })).toEqual([]);
    });

    test('an attribute of the catalogue is a filter; values of variants count for their product', async () => {
      expect(await list('filter: {color: {eq: "1"}}')).toEqual(['CORD-RED']);
      expect(await list('filter: {color: {in: ["1", "2"]}, length: {eq: "5"}}')).toEqual(['CORD-RED']);
      expect(await list('filter: {is_waterproof: {eq: "0"}}')).toEqual(['CORD-BLUE']);
      expect(await list('filter: {color: {eq: "red"}}')).toEqual([]);
    });
  });
}
