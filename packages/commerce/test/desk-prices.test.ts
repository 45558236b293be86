import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import {
  aCatalogue,
  aConfigurableCord,
  anAttribute,
  aProduct,
  createTestCommerce,
  inEveryLocale,
  type TestCommerce,
} from '../src/testing/index.ts';

/** A Monday; the weekend is 7 and 8 November. */
let now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let editor: TestStaff;

beforeAll(async () => {
  const options = ['100cm', '500cm'].map((code) => ({ code, labels: inEveryLocale(code) }));
  commerce = await createTestCommerce({
    clock: () => now,
    catalogue: aCatalogue({
      attributes: [anAttribute('length', { isConfigurable: true, options })],
      stockPools: [{ key: 'cord', quantity: 100_000 }],
      products: [
        aConfigurableCord('CORD', [100, 500], { pool: 'cord' }),
        aProduct('KNIFE', {
          priceMinor: 10_00,
          priceHistory: [
            { validFrom: '2026-01-01', priceMinor: 12_00 },
            { validFrom: '2026-10-20', priceMinor: 8_00 },
            { validFrom: '2026-10-25', priceMinor: 10_00 },
          ],
        }),
      ],
    }),
  });
  editor = await hireStaff(commerce, { role: 'catalogue', now });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

interface Price {
  readonly sku: string;
  readonly priceMinor: number;
  readonly lowestNowMinor: number | null;
  readonly reduction: object | null;
}

async function pricesOf(sku: string): Promise<readonly Price[]> {
  const { prices } = await editor.read<{ prices: Price[] }>(
    `query ($sku: String!) { prices(sku: $sku) { sku priceMinor lowestNowMinor tiers { quantity percentOff }
      reduction { priceMinor startsOn endsOn state lowestBeforeMinor isStruckThrough } } }`,
    { sku },
  );
  return prices;
}

async function shown(sku: string) {
  const { products } = await commerce.read<{
    products: { items: { price_range: { minimum_price: Record<string, { value: number }> } }[] };
  }>(
    `{ products(filter: {sku: {eq: "${sku}"}}) { items {
      price_range { minimum_price { regular_price { value } final_price { value } } } } } }`,
    { store: 'nl_NL' },
  );
  const price = products.items[0]?.price_range.minimum_price;
  return [price?.regular_price?.value, price?.final_price?.value];
}

const plan = `mutation ($skus: [String!]!, $percent: Int, $price: Int, $from: String!, $until: String) {
  planReduction(skus: $skus, percentOff: $percent, priceMinor: $price, from: $from, until: $until) }`;

test('goods rules 5 and 6: a weekend sale shows the lowest price of the 30 days before, begins and ends on time', async () => {
  const weekend = { skus: ['KNIFE'], percent: 30, from: '2026-11-07', until: '2026-11-08' };
  const { reductionPreview } = await editor.read<{ reductionPreview: object[] }>(
    `query ($skus: [String!]!, $from: String!) { reductionPreview(skus: $skus, percentOff: 30, from: $from) {
      sku priceMinor reducedMinor lowestBeforeMinor isStruckThrough isReplacing } }`,
    weekend,
  );
  expect(reductionPreview).toEqual([
    {
      ...{ sku: 'KNIFE', priceMinor: 10_00, reducedMinor: 7_00 },
      ...{ lowestBeforeMinor: 8_00, isStruckThrough: true, isReplacing: false },
    },
  ]);
  expect((await editor.ask(plan, weekend)).data).toEqual({ planReduction: 1 });
  expect((await pricesOf('KNIFE'))[0]?.reduction).toEqual({
    ...{ priceMinor: 7_00, startsOn: '2026-11-07', endsOn: '2026-11-08' },
    ...{ state: 'planned', lowestBeforeMinor: 8_00, isStruckThrough: true },
  });
  expect(await shown('KNIFE')).toEqual([12.1, 12.1]);
  now = new Date('2026-11-06T22:59:59Z');
  expect(await shown('KNIFE')).toEqual([12.1, 12.1]);
  now = new Date('2026-11-06T23:00:00Z');
  expect(await shown('KNIFE')).toEqual([9.68, 8.47]);
  now = new Date('2026-11-08T22:59:59Z');
  expect(await shown('KNIFE')).toEqual([9.68, 8.47]);
  now = new Date('2026-11-08T23:00:00Z');
  expect(await shown('KNIFE')).toEqual([12.1, 12.1]);

  // The sale has become the lowest price; a second one soon after is measured by it.
  now = new Date('2026-11-09T09:00:00Z');
  // Nobody stays signed in for a week.
  editor = await hireStaff(commerce, { role: 'catalogue', now });
  expect((await pricesOf('KNIFE'))[0]).toMatchObject({ lowestNowMinor: 7_00, reduction: { state: 'over' } });
  const again = { skus: ['KNIFE'], percent: 20, from: '2026-11-14', until: '2026-11-15' };
  expect((await editor.ask(plan, again)).code).toBeNull();
  now = new Date('2026-11-14T09:00:00Z');
  editor = await hireStaff(commerce, { role: 'catalogue', now });
  expect(await shown('KNIFE')).toEqual([9.68, 9.68]);
  const withdraw = 'mutation { withdrawReduction(skus: ["KNIFE"]) }';
  expect((await editor.ask(withdraw)).data).toEqual({ withdrawReduction: 1 });
  expect(await shown('KNIFE')).toEqual([12.1, 12.1]);
});

test('goods rule 5: prices change all together or not at all, and a reduction stays below them', async () => {
  const change = 'mutation ($prices: [PriceInput!]!) { changePrices(prices: $prices) }';
  const wrong = [
    { sku: 'CORD-100', priceMinor: 1_20 },
    { sku: 'NONE', priceMinor: 1_00 },
  ];
  expect((await editor.ask(change, { prices: wrong })).code).toBe('product-not-found');
  expect((await pricesOf('CORD')).map(({ priceMinor }) => priceMinor)).toEqual([1_00, 5_00]);
  const right = [
    { sku: 'CORD-100', priceMinor: 1_20 },
    { sku: 'cord-500', priceMinor: 5_00 },
  ];
  expect((await editor.ask(change, { prices: right })).data).toEqual({ changePrices: 1 });
  expect((await pricesOf('CORD-500')).map(({ priceMinor }) => priceMinor)).toEqual([1_20, 5_00]);

  const reduced = { skus: ['CORD-100', 'CORD-500'], percent: 50, from: '2026-12-01' };
  expect((await editor.ask(plan, reduced)).data).toEqual({ planReduction: 2 });
  expect((await editor.ask(change, { prices: [{ sku: 'CORD-100', priceMinor: 60 }] })).code).toBe(
    'reduction-not-lower',
  );
  expect((await editor.ask(change, { prices: [{ sku: 'CORD', priceMinor: 60 }] })).code).toBe(
    'product-has-no-price',
  );
  const refusalOf = async (wish: object) => (await editor.ask(plan, { ...reduced, ...wish })).code;
  expect(await refusalOf({ percent: 100 })).toBe('percent-not-valid');
  expect(await refusalOf({ price: 50 })).toBe('percent-or-price');
  expect(await refusalOf({ from: '2026-13-01' })).toBe('reduction-days-not-valid');
  expect(await refusalOf({ until: '2026-11-30' })).toBe('reduction-days-not-valid');
});

test('goods rule 17: prices of many products are read together, those of their variants too', async () => {
  const { pricesOf: found } = await editor.read<{ pricesOf: { sku: string }[] }>(
    '{ pricesOf(skus: ["cord", "KNIFE", "NONE"]) { sku } }',
  );
  expect(found.map(({ sku }) => sku)).toEqual(['CORD-100', 'CORD-500', 'KNIFE']);
});

test('goods rule 7 and pricing rule 19: tiers and prices of markets, with what was before and after in the log', async () => {
  const tiers = 'mutation ($tiers: [TierInput!]!) { setTiers(sku: "KNIFE", tiers: $tiers) }';
  const ten = { quantity: 10, percentOff: 15 };
  expect((await editor.ask(tiers, { tiers: [ten, ten] })).code).toBe('tiers-not-valid');
  expect((await editor.ask(tiers, { tiers: [{ quantity: 1, percentOff: 5 }] })).code).toBe('tiers-not-valid');
  expect((await editor.ask(tiers, { tiers: [ten] })).code).toBeNull();
  expect(await pricesOf('KNIFE')).toMatchObject([{ tiers: [ten] }]);

  const markets =
    'mutation ($prices: [MarketPriceInput!]!) { setMarketPrices(sku: "KNIFE", prices: $prices) }';
  const own = { locale: 'nl-NL', currency: 'EUR', priceMinor: 11_95 };
  const foreign = { locale: 'nl-NL', currency: 'SEK', priceMinor: 1 };
  expect((await editor.ask(markets, { prices: [own, foreign] })).code).toBe('currency-not-allowed');
  expect(await shown('KNIFE')).toEqual([12.1, 12.1]);
  expect((await editor.ask(markets, { prices: [own] })).code).toBeNull();
  expect(await shown('KNIFE')).toEqual([11.95, 11.95]);
  const { marketPrices } = await editor.read<{ marketPrices: { locale: string }[] }>(
    '{ marketPrices(sku: "KNIFE") { locale currency isWithVat ownMinor convertedMinor } }',
  );
  expect(marketPrices.find(({ locale }) => locale === 'nl-NL')).toEqual({
    ...{ locale: 'nl-NL', currency: 'EUR', isWithVat: true, ownMinor: 11_95, convertedMinor: 12_10 },
  });

  const owner = await hireStaff(commerce, { role: 'owner', now });
  const { auditLog } = await owner.read<{ auditLog: { entries: Record<string, string>[] } }>(
    '{ auditLog(subject: "product KNIFE") { entries { operation outcome before after } } }',
  );
  const told = auditLog.entries.find(
    ({ operation, outcome }) => operation === 'planReduction' && outcome === 'done',
  );
  expect(JSON.parse(told?.after ?? '')).toMatchObject([{ sku: 'KNIFE', reduction: { state: 'planned' } }]);
});
