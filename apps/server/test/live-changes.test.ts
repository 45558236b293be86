import { createTestCommerce, sampleCatalogue, type TestCommerce } from '@bowline/commerce/testing';
import type { Indexer } from '@bowline/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSearchParts, type SearchParts } from './search-shop.ts';

let commerce: TestCommerce;
let parts: SearchParts;
let indexer: Indexer;
beforeAll(async () => {
  parts = await createSearchParts();
  commerce = await createTestCommerce({
    catalogue: sampleCatalogue,
    settings: { showOutOfStock: false },
    search: parts.access,
  });
  indexer = parts.indexerFor(commerce, ['en', 'nl-NL', 'sv-SE']);
  await indexer.start();
});
afterAll(async () => {
  await indexer.close();
  await commerce.close();
  await parts.search.close();
});

/** The listing becomes as expected, without anybody asking for it. */
async function untilListed(args: string, skus: readonly string[], store: string): Promise<void> {
  const listed = async () => {
    const { products } = await commerce.read<{ products: { items: { sku: string }[] } }>(
      `{ products(${args}) { items { sku } } }`,
      { store },
    );
    return products.items.map(({ sku }) => sku);
  };
  await expect.poll(listed, { interval: 5 }).toEqual(skus);
}

test('a changed price comes into the listings of every locale', async () => {
  for (const euros of [100, 200, 300]) {
    await commerce.admin.changePrice({ sku: 'KNIFE', priceMinor: euros * 100, reduction: null });
    await Promise.all([
      untilListed(`filter: {price: {from: "${euros * 1.21}", to: "${euros * 1.21}"}}`, ['KNIFE'], 'nl_NL'),
      untilListed(`search: "knife", filter: {price: {from: "${euros * 11.05}"}}`, ['KNIFE'], 'sv_SE'),
    ]);
  }
});

test('stock that runs out and comes back comes into search and listing', async () => {
  for (const quantity of [0, 5, 0, 3]) {
    await commerce.database.pool.query("update stock_pool set quantity = $1 where key = 'knives'", [
      quantity,
    ]);
    const skus = quantity > 0 ? ['KNIFE'] : [];
    await untilListed('search: "knife"', skus, 'en');
    await untilListed(
      'filter: {category_id: {eq: "5"}}, sort: {price: DESC}',
      [...skus, 'GIFT-CARD'],
      'nl_NL',
    );
  }
});

test('a product that is switched off, renamed or new is found as it is now', async () => {
  await commerce.database.pool.query("update product set is_active = false where sku = 'COURSE'");
  await commerce.database.pool.query(
    "update product_text set name = 'Splicing blade' where locale = 'en' and product_id = 8",
  );
  await untilListed('search: "splicing"', ['KNIFE'], 'en');
  await untilListed('search: "course"', [], 'en');
  await commerce.database.pool.query("update product set is_active = true where sku = 'COURSE'");
  await untilListed('search: "course"', ['COURSE'], 'en');
});

test('26: a search that finds nothing is answered with searches that do', async () => {
  const { data } = await commerce.query(
    '{ products(search: "hovercraft gift card") { total_count suggestions { search } } }',
  );
  expect(data).toEqual({ products: { total_count: 0, suggestions: [{ search: 'gift card' }] } });
});
