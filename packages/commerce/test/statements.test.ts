import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aCatalogue,
  aCategory,
  aConfigurableCord,
  anAttribute,
  createTestCommerce,
  inEveryLocale,
  type TestCommerce,
} from '../src/testing/index.ts';

const lengths = [100, 500, 1000];

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({
    catalogue: aCatalogue({
      attributes: [
        anAttribute('length', {
          isConfigurable: true,
          isFilterable: true,
          options: lengths.map((cm) => ({ code: `${cm}cm`, labels: inEveryLocale(`${cm} cm`) })),
        }),
      ],
      categories: [aCategory('cord')],
      stockPools: [{ key: 'pool', quantity: 5000 }],
      products: Array.from({ length: 60 }, (_, index) =>
        aConfigurableCord(`CORD-${index}`, lengths, {
          pool: 'pool',
          categories: [{ key: 'cord' }],
          media: [{ file: `${index}.svg`, kind: 'coil' }],
        }),
      ),
    }),
    referenceMaxAgeMs: 60_000,
  });
});
afterAll(() => commerce.close());

test('a listing of 48 cords with prices needs one trip to the database, as a listing of one', async () => {
  const listing = (
    pageSize: number,
  ) => `{ products(filter: {category_uid: {eq: "Mw=="}}, pageSize: ${pageSize}) {
    total_count page_info { total_pages }
    items { uid sku name url_key stock_status thumbnail { url } unit_price { metre { value } }
      price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } } } } }`;
  expect(await commerce.countTrips(listing(48))).toBe(1);
  expect(await commerce.countTrips(listing(1))).toBe(1);
});

test('a product page needs two: the product, then all that belongs to it and its variants', async () => {
  const page = `{ products(filter: {url_key: {eq: "cord-7"}}) { items {
    uid sku name description { html } meta_title stock_status media_gallery { url label }
    price_range { minimum_price { final_price { value } } } price_tiers { quantity } categories { name breadcrumbs { category_name } }
    custom_attributesV2 { items { code } } related_products { sku }
    ... on ConfigurableProduct {
      configurable_options { values { uid label } }
      variants { attributes { uid } product { uid sku name stock_status length_cm price_tiers { quantity }
        price_range { minimum_price { final_price { value } } } } } } } } }`;
  expect(await commerce.countTrips(page)).toBe(2);
});

test('a menu needs none once the categories are known', async () => {
  expect(
    await commerce.countTrips('{ categories { items { children { name url_path children { name } } } } }'),
  ).toBe(0);
});
