import { type LocaleName, localeNames, markets } from '@bowline/markets';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { searchReady } from '../search-ready.ts';
import { naturalQueries } from './natural-queries/natural-queries.ts';

function isWanted(sku: string, wanted: string): boolean {
  return new RegExp(`^(${wanted.replaceAll('?', '.').replaceAll('*', '.*')})$`).test(sku);
}

async function firstSkus(locale: LocaleName, query: string): Promise<readonly string[]> {
  const path = `/1/indexes/products_${markets[locale].code}/query`;
  const response = await fetch(new URL(path, inject('shopUrl')), {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': 'bowline-search' },
    body: JSON.stringify({ query, hitsPerPage: 5, attributesToRetrieve: ['sku'], attributesToHighlight: [] }),
  });
  const { hits } = (await response.json()) as { readonly hits: readonly { readonly sku: string }[] };
  return hits.map(({ sku }) => sku);
}

describe.each(localeNames)('in %s', (locale) => {
  beforeAll(() => searchReady(inject('shopUrl'), locale));

  test('there are twenty queries of many kinds', () => {
    const queries = naturalQueries[locale];
    expect(queries).toHaveLength(20);
    expect(new Set(queries.map(([difficulty]) => difficulty)).size).toBeGreaterThanOrEqual(6);
  });

  test.each(naturalQueries[locale])('%s: "%s" finds %s', async (_, query, wanted) => {
    const skus = await firstSkus(locale, query);
    expect(
      skus.filter((sku) => isWanted(sku, wanted)),
      `found ${skus.join(', ')}`,
    ).not.toEqual([]);
  });
});
