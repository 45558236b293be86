import { localeNames } from '@bowline/markets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCommerce, refusalOf, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

interface Answer {
  readonly site_urls: {
    readonly total_pages: number;
    readonly locales: readonly string[];
    readonly items: readonly { readonly paths: readonly (string | null)[] }[];
  };
}

const query = `query ($type: UrlRewriteEntityTypeEnum!, $page: Int) {
  site_urls(type: $type, currentPage: $page) { total_pages locales items { paths } } }`;
const ask = async (type: string, page = 1) =>
  (await commerce.read<Answer>(query, { variables: { type, page } })).site_urls;

test('every product that visitors may see is there once, by its path in each locale', async () => {
  const { total_pages, locales, items } = await ask('PRODUCT');
  expect(total_pages).toBe(1);
  expect(locales).toEqual(localeNames);
  const english = items.map(({ paths }) => paths[locales.indexOf('en')]);
  expect(english).toContain('cord-red');
  expect(new Set(english).size).toBe(english.length);
  expect(english).not.toContain('switched-off');
});

test('every path that is named leads to something', async () => {
  for (const type of ['PRODUCT', 'CATEGORY', 'CMS_PAGE']) {
    const { locales, items } = await ask(type);
    expect(items.length).toBeGreaterThan(0);
    for (const { paths } of items) {
      for (const [index, url] of paths.entries()) {
        if (url === null) continue;
        const store = locales[index]?.replace('-', '_') ?? '';
        const answer = await commerce.query(
          'query ($url: String!) { route(url: $url) { type redirect_code } }',
          {
            variables: { url },
            store,
          },
        );
        expect([url, answer.data?.route]).toEqual([url, { type, redirect_code: 0 }]);
      }
    }
  }
});

test('beyond the last page there is nothing, and before the first is refused', async () => {
  expect((await ask('PRODUCT', 2)).items).toEqual([]);
  expect(refusalOf(await commerce.query(query, { variables: { type: 'PRODUCT', page: 0 } }))?.message).toBe(
    'currentPage value must be greater than 0.',
  );
});
