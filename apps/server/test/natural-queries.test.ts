import { type Commerce, createCommerce } from '@bowline/commerce';
import { type LocaleName, localeNames } from '@bowline/markets';
import { indexName, productRecord, productSettings, synonymsFor } from '@bowline/search/records';
import { createTestSearch, type TestSearch } from '@bowline/search/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { naturalQueries } from './data/natural-queries/natural-queries.ts';
import { createDemoDatabase } from './demo-database.ts';

const ignore = () => {};
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

let database: Awaited<ReturnType<typeof createDemoDatabase>>;
let commerce: Commerce;
let search: TestSearch;

beforeAll(async () => {
  database = await createDemoDatabase();
  commerce = createCommerce({ database, log, baseUrl: 'https://shop.test', referenceMaxAgeMs: 60_000 });
  search = await createTestSearch();
}, 240_000);
afterAll(async () => {
  await search.close();
  await commerce.close();
  await database.close();
});

/** Without replicas and with all records at once, which is the quickest way to an index. */
async function buildProducts(locale: LocaleName): Promise<string> {
  const path = `/1/indexes/${indexName('products', locale)}`;
  await search.write(
    'PUT',
    `${path}/settings`,
    productSettings(locale, await commerce.feed.attributes(locale)),
  );
  await search.write('POST', `${path}/synonyms/batch`, synonymsFor(locale));
  const requests: object[] = [];
  for await (const facts of commerce.feed.productFacts(locale)) {
    requests.push(...facts.map((product) => ({ action: 'addObject', body: productRecord(product) })));
  }
  await search.write('POST', `${path}/batch`, { requests });
  return path;
}

function isWanted(sku: string, wanted: string): boolean {
  return new RegExp(`^(${wanted.replaceAll('?', '.').replaceAll('*', '.*')})$`).test(sku);
}

describe.each(localeNames)('in %s', (locale) => {
  let path: string;
  beforeAll(async () => {
    path = await buildProducts(locale);
  });
  afterAll(() => search.write('DELETE', path));

  test('there are twenty queries of many kinds', () => {
    const queries = naturalQueries[locale];
    expect(queries).toHaveLength(20);
    expect(new Set(queries.map(([difficulty]) => difficulty)).size).toBeGreaterThanOrEqual(6);
  });

  test.each(naturalQueries[locale])('%s: "%s" finds %s', async (_, query, wanted) => {
    const parameters = { query, hitsPerPage: 5, attributesToRetrieve: ['sku'], attributesToHighlight: [] };
    const { body } = await search.call('POST', `${path}/query`, parameters);
    const skus = (body.hits as readonly { readonly sku: string }[]).map(({ sku }) => sku);
    expect(
      skus.filter((sku) => isWanted(sku, wanted)),
      `found ${skus.join(', ')}`,
    ).not.toEqual([]);
  });
});
