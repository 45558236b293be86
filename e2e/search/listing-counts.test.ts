import { join } from 'node:path';
import { type Commerce, type CommerceTables, createCommerce, type ProductImport } from '@bowline/commerce';
import {
  createDatabase,
  type Database,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@bowline/database';
import { buildDemoCatalogue, type DemoCatalogue } from '@bowline/demo';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { searchReady } from '../search-ready.ts';
import { type CountedState, createBruteForce, type Filter, optionValues } from './brute-force.ts';

const ignore = () => {};
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

let postgres: EmbeddedPostgres;
let database: Database<CommerceTables>;
let commerce: Commerce;
let catalogue: DemoCatalogue & { readonly products: readonly ProductImport[] };
let answeredListings = 0;

/** The search service of the shop that all journeys visit; it must not refuse any listing. */
async function askSearch(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(new Request(new URL(pathname + search, inject('shopUrl')), request));
  expect(response.status).toBe(200);
  answeredListings += 1;
  return response;
}

beforeAll(async () => {
  // Every reading of the products makes them anew.
  const demo = buildDemoCatalogue();
  catalogue = { ...demo, products: [...demo.products] };
  postgres = await startEmbeddedPostgres({ folder: join(inject('shopFolder'), 'postgres') });
  database = createDatabase<CommerceTables>({ url: postgres.url });
  const search = { fetch: askSearch, applicationId: 'BOWLINE', key: 'bowline-search' };
  commerce = createCommerce({
    database,
    log,
    baseUrl: 'https://shop.test',
    referenceMaxAgeMs: 60_000,
    search,
  });
  await searchReady(inject('shopUrl'), 'en');
});
afterAll(async () => {
  await commerce.close();
  await database.close();
  await postgres.stop();
});

async function ask<Data>(query: string, variables: object = {}, from = commerce): Promise<Data> {
  const response = await from.fetch(
    new Request('https://shop.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  );
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** What people pay, from the products themselves and not from any index. */
async function readPrices(): Promise<ReadonlyMap<string, number>> {
  const prices = new Map<string, number>();
  const page = `query ($page: Int!) { products(filter: {category_id: {eq: "2"}}, pageSize: 300, currentPage: $page) {
    page_info { total_pages }
    items { sku price_range { minimum_price { final_price { value } } } } } }`;
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const { products } = await ask<{
      products: {
        page_info: { total_pages: number };
        items: { sku: string; price_range: { minimum_price: { final_price: { value: number } } } }[];
      };
    }>(page, { page: number });
    pages = products.page_info.total_pages;
    for (const { sku, price_range } of products.items) {
      prices.set(sku, Math.round(price_range.minimum_price.final_price.value * 100));
    }
  }
  return prices;
}

interface Answer {
  readonly products: {
    readonly total_count: number;
    readonly aggregations: readonly {
      readonly attribute_code: string;
      readonly options: readonly { readonly value: string; readonly count: number }[];
    }[];
  };
}

const counts = `query ($filter: ProductAttributeFilterInput!) { products(filter: $filter) {
  total_count aggregations { attribute_code options { value count } } } }`;

async function countsOf(filter: object): Promise<CountedState> {
  const { products } = await ask<Answer>(counts, { filter });
  return {
    total: products.total_count,
    facets: Object.fromEntries(
      products.aggregations.map(({ attribute_code: code, options }) => [
        code,
        Object.fromEntries(options.map(({ value, count }) => [value, count])),
      ]),
    ),
  };
}

test('every count of every filter equals a count by hand', async () => {
  const bruteForce = createBruteForce(catalogue, await readPrices());
  expect(bruteForce.size).toBeGreaterThan(4_000);
  // Each filter alone with its first and with two options, then combinations.
  const states: readonly Filter[] = [
    {},
    ...bruteForce.filters.flatMap(({ code, values }): Filter[] => [
      { [code]: { eq: values[0] ?? '' } },
      { [code]: { in: values.slice(0, 2) } },
    ]),
    ...fc.sample(bruteForce.combinations, { numRuns: 24, seed: 20_261_102 }),
  ];
  for (const filter of states) {
    expect(await countsOf(filter), JSON.stringify(filter)).toEqual(bruteForce.count(filter));
  }
  expect(answeredListings).toBeGreaterThan(states.length);
});

test('goods in several sizes are sorted by the smallest, with a search service and without', async () => {
  const optionsOf = optionValues(catalogue);
  const sized = catalogue.products
    .map((product) => ({ product, sizes: optionsOf(product, 'feed_through_size').map(Number) }))
    .filter(({ product, sizes }) => sizes.length > 0 && product.isActive !== false);
  expect(sized.some(({ sizes }) => new Set(sizes).size > 1)).toBe(true);
  // Options are numbered from the smallest size up, and equal sizes stand in the order of the products.
  const expected = sized
    .toSorted((one, other) => Math.min(...one.sizes) - Math.min(...other.sizes))
    .map(({ product }) => product.sku);
  const query = `{ products(filter: {}, sort: {feed_through_size: ASC}, pageSize: ${sized.length}) { items { sku } } }`;
  const skusFrom = async (from: Commerce) => {
    const { products } = await ask<{ products: { items: { sku: string }[] } }>(query, {}, from);
    return products.items.map(({ sku }) => sku);
  };
  const before = answeredListings;
  expect(await skusFrom(commerce)).toEqual(expected);
  expect(answeredListings).toBe(before + 1);
  const withoutSearch = createCommerce({ database, log, baseUrl: 'https://shop.test' });
  expect(await skusFrom(withoutSearch)).toEqual(expected);
  await withoutSearch.close();
});
