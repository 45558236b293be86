import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

const names = async (args: string, options = {}) => {
  const answer = await commerce.query(`{ categories${args} { total_count items { name } } }`, options);
  const found = answer.data?.categories as { items: { name: string }[] } | null;
  return found?.items.map(({ name }) => name) ?? refusalOf(answer)?.message;
};

test('43: without filters the root category alone', async () => {
  expect(await names('')).toEqual(['Bowline']);
  const { data } = await commerce.query('{ categoryList { uid level children_count } }');
  expect(data).toEqual({ categoryList: [{ uid: 'Mg==', level: 1, children_count: '3' }] });
});

test('44: a name needs three characters to match', async () => {
  expect(await names('(filters: {name: {match: "co"}})')).toBe('Invalid match filter. Minimum length is 3.');
  expect(await names('(filters: {name: {match: "CLIMB"}})')).toEqual(['Category climbing']);
});

test('45: a page beyond the last is an error, and pages do not cut children', async () => {
  const all = 'filters: {parent_id: {in: ["2", "3"]}}';
  expect(await names(`(${all}, pageSize: 2, currentPage: 6)`)).toBe(
    'currentPage value 6 specified is greater than the 2 page(s) available.',
  );
  expect(await names(`(${all}, pageSize: 2, currentPage: 2)`)).toEqual(['Category climbing']);
  const { categories } = await commerce.read<{ categories: { items: { children: unknown[] }[] } }>(
    '{ categories(pageSize: 1) { items { children { name } } } }',
  );
  expect(categories.items[0]?.children).toHaveLength(2);
});

test('46: a disabled category is nowhere, and neither is what lies below it', async () => {
  expect(await names('(filters: {url_path: {in: ["closed", "closed/below-closed", "cord"]}})')).toEqual([
    'Category cord',
  ]);
  for (const id of [6, 7, 999]) {
    expect(refusalOf(await commerce.query(`{ category(id: ${id}) { name } }`))).toMatchObject({
      message: "Category doesn't exist",
      category: 'graphql-no-such-entity',
    });
  }
});

test('47: ids and uids cannot be used together', async () => {
  expect(await names('(filters: {ids: {eq: "3"}, category_uid: {eq: "Mw=="}})')).toBe(
    "`ids` and `category_uid` can't be used at the same time",
  );
  expect(await names('(filters: {category_uid: {eq: "???"}})')).toBe('Value of uid "???" is incorrect.');
});

test('48: a category knows its place in the tree', async () => {
  const { data } = await commerce.query(
    `{ category(id: 3) { uid url_key url_path url_suffix path level position product_count children_count breadcrumbs { category_uid }
      include_in_menu is_anchor image display_mode default_sort_by available_sort_by
      children { name url_path breadcrumbs { category_uid category_name category_level category_url_path } product_count } } }`,
  );
  expect(data).toEqual({
    category: {
      uid: 'Mw==',
      url_key: 'cord',
      url_path: 'cord',
      url_suffix: '',
      path: '1/2/3',
      level: 2,
      position: 1,
      product_count: 3,
      children_count: '1',
      breadcrumbs: null,
      include_in_menu: 1,
      is_anchor: 1,
      image: 'https://shop.test/media/categories/cord.svg',
      display_mode: 'PRODUCTS',
      default_sort_by: 'position',
      available_sort_by: ['position', 'name', 'price', 'rope_diameter'],
      children: [
        {
          name: 'Category climbing',
          url_path: 'cord/climbing',
          breadcrumbs: [
            {
              category_uid: 'Mw==',
              category_name: 'Category cord',
              category_level: 2,
              category_url_path: 'cord',
            },
          ],
          product_count: 1,
        },
      ],
    },
  });
});

test('the language of the store decides names and paths', async () => {
  expect(await names('(filters: {url_key: {eq: "nl-cord"}})', { store: 'nl_NL' })).toEqual([
    'Categorie cord',
  ]);
  expect(await names('(filters: {url_key: {eq: "nl-cord"}})')).toEqual([]);
});

test('a category lists its products in its own order, what is sold out last, in pages', async () => {
  const { data } = await commerce.query(
    '{ category(id: 3) { products(pageSize: 2) { items { sku } total_count page_info { total_pages } } } }',
  );
  expect(data).toEqual({
    category: {
      products: {
        items: [{ sku: 'CORD-RED' }, { sku: 'KNIFE' }],
        total_count: 3,
        page_info: { total_pages: 2 },
      },
    },
  });
  const sorted = await commerce.query(
    '{ category(id: 3) { products(sort: {price: DESC, name: ASC}) { items { sku } } } }',
  );
  expect(sorted.data).toEqual({
    category: { products: { items: [{ sku: 'KNIFE' }, { sku: 'CORD-BLUE' }, { sku: 'CORD-RED' }] } },
  });
});
