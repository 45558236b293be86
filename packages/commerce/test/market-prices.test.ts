import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue, aProduct, createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({
    catalogue: aCatalogue({
      products: [
        aProduct('ROPE', {
          priceMinor: 10_00,
          marketPrices: [{ locale: 'sv-SE', currency: 'SEK', priceMinor: 99_00 }],
        }),
        aProduct('HOOK', { priceMinor: 9_90 }),
      ],
    }),
  });
});
afterAll(() => commerce.close());

const listed = async (filter: string, store = 'nl_NL', headers: Readonly<Record<string, string>> = {}) => {
  const { products } = await commerce.read<{
    products: {
      items: { sku: string; price_range: { minimum_price: { final_price: { value: number } } } }[];
    };
  }>(
    `{ products(filter: {${filter}}, sort: {price: ASC}) { items {
      sku price_range { minimum_price { final_price { value } } } } } }`,
    { store, headers },
  );
  return products.items.map(({ sku, price_range }) => [sku, price_range.minimum_price.final_price.value]);
};

test('rule 19: a market shows its own price, sorts and filters by it, and the others do not know it', async () => {
  expect(await listed('price: {from: "0"}')).toEqual([
    ['HOOK', 11.98],
    ['ROPE', 12.1],
  ]);
  const position = await commerce.feed.position();
  const wish = { sku: 'ROPE', locale: 'nl-NL', currency: 'EUR', priceMinor: 11_95 } as const;
  expect(await commerce.admin.setMarketPrice(wish)).toMatchObject({ ok: true });
  expect(await listed('price: {from: "0"}')).toEqual([
    ['ROPE', 11.95],
    ['HOOK', 11.98],
  ]);
  expect(await listed('price: {from: "11.95", to: "11.95"}')).toEqual([['ROPE', 11.95]]);
  expect(await listed('price: {from: "11.96"}')).toEqual([['HOOK', 11.98]]);
  expect(await listed('sku: {eq: "ROPE"}', 'nl_NL', { 'X-Vat-Display': 'excl' })).toEqual([['ROPE', 9.88]]);
  expect(await listed('price: {to: "9.88"}', 'nl_NL', { 'X-Vat-Display': 'excl' })).toEqual([['ROPE', 9.88]]);
  expect(await listed('sku: {eq: "ROPE"}', 'de_DE')).toEqual([['ROPE', 11.9]]);
  const { productIds } = await commerce.feed.changesSince(position);
  expect(productIds).toHaveLength(1);
  for await (const facts of commerce.feed.productFacts('nl-NL', { ids: productIds })) {
    expect(facts.map(({ prices }) => prices)).toMatchObject([
      [{ currency: 'EUR', minor: 11_95, euroCents: 11_95 }],
    ]);
  }
  await commerce.admin.setMarketPrice({ ...wish, priceMinor: null });
  expect(await listed('sku: {eq: "ROPE"}')).toEqual([['ROPE', 12.1]]);
});

test('G14: a market that shows prices without VAT has them without, from an import too', async () => {
  expect(await listed('sku: {eq: "ROPE"}', 'sv_SE')).toEqual([['ROPE', 99]]);
  expect(await listed('sku: {eq: "ROPE"}', 'sv_SE', { 'X-Vat-Display': 'incl' })).toEqual([['ROPE', 123.75]]);
});

test('what does not exist, has no price or no such currency is refused', async () => {
  const wish = { sku: 'ROPE', locale: 'nl-NL', currency: 'EUR', priceMinor: 1 } as const;
  const results = [
    await commerce.admin.setMarketPrice({ ...wish, sku: 'NOTHING' }),
    await commerce.admin.setMarketPrice({ ...wish, currency: 'SEK' }),
    await commerce.admin.setMarketPrice({ ...wish, priceMinor: 0 }),
  ];
  expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual([
    'product-not-found',
    'currency-not-allowed',
    'price-not-valid',
  ]);
});

test('set by many at once, one price is kept', async () => {
  const wish = { sku: 'HOOK', locale: 'nl-NL', currency: 'EUR' } as const;
  const prices = Array.from({ length: 10 }, (_, index) => 1_000 + index);
  await Promise.all(prices.map((priceMinor) => commerce.admin.setMarketPrice({ ...wish, priceMinor })));
  const [[, shown] = []] = await listed('sku: {eq: "HOOK"}');
  expect(prices).toContain(Math.round(Number(shown) * 100));
});
