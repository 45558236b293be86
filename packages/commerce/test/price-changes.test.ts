import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCatalogue, aProduct, createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
let now = new Date('2026-11-02T09:00:00Z');
beforeAll(async () => {
  commerce = await createTestCommerce({
    clock: () => now,
    catalogue: aCatalogue({
      products: [
        aProduct('KNIFE', { priceMinor: 10_00 }),
        aProduct('ROPE', { priceMinor: 10_00 }),
        { ...withoutPrice(aProduct('CARD')), kind: 'gift_card', giftCard: { amountsMinor: [25_00] } },
      ],
    }),
  });
});
afterAll(() => commerce.close());

function withoutPrice({ priceMinor: _, ...product }: ReturnType<typeof aProduct>) {
  return product;
}

async function shown(sku: string) {
  const { products } = await commerce.read<{ products: { items: Record<string, unknown>[] } }>(
    `{ products(filter: {sku: {eq: "${sku}"}}) { items { special_price special_from_date
      price_range { minimum_price { regular_price { value } final_price { value } } } } } }`,
    { store: 'nl_NL' },
  );
  return products.items[0];
}

const costs = (regular: number, final: number) => ({
  price_range: { minimum_price: { regular_price: { value: regular }, final_price: { value: final } } },
});

describe('changing a price', () => {
  test('rules 12 and 13: a second reduction is measured against the first', async () => {
    const { admin } = commerce;
    await admin.changePrice({ sku: 'KNIFE', priceMinor: 10_00, reduction: { priceMinor: 8_00 } });
    expect(await shown('KNIFE')).toMatchObject({
      special_price: 9.68,
      special_from_date: '2026-11-02 00:00:00',
      ...costs(12.1, 9.68),
    });

    now = new Date('2026-11-12T09:00:00Z');
    await admin.changePrice({ sku: 'knife', priceMinor: 10_00, reduction: null });
    expect(await shown('KNIFE')).toMatchObject({ special_price: null, ...costs(12.1, 12.1) });

    now = new Date('2026-11-20T09:00:00Z');
    await admin.changePrice({ sku: 'KNIFE', priceMinor: 10_00, reduction: { priceMinor: 7_00 } });
    expect(await shown('KNIFE')).toMatchObject(costs(9.68, 8.47));
  });

  test('rule 12: a price that is raised just before a reduction does not become the regular price', async () => {
    now = new Date('2026-11-20T09:00:00Z');
    await commerce.admin.changePrice({ sku: 'ROPE', priceMinor: 15_00, reduction: null });
    expect(await shown('ROPE')).toMatchObject(costs(18.15, 18.15));
    await commerce.admin.changePrice({
      sku: 'ROPE',
      priceMinor: 15_00,
      reduction: { priceMinor: 9_00, from: '2026-11-21', to: '2026-11-30' },
    });
    now = new Date('2026-11-21T09:00:00Z');
    expect(await shown('ROPE')).toMatchObject(costs(12.1, 10.89));
  });

  test('what makes no sense is refused', async () => {
    const refused = async (change: object) => {
      const result = await commerce.admin.changePrice({
        sku: 'KNIFE',
        priceMinor: 10_00,
        reduction: null,
        ...change,
      });
      return result.ok ? 'done' : result.refusal.code;
    };
    expect(await refused({ sku: 'NOTHING' })).toBe('product-not-found');
    expect(await refused({ sku: 'CARD' })).toBe('product-has-no-price');
    expect(await refused({ priceMinor: -1 })).toBe('price-not-valid');
    expect(await refused({ priceMinor: 1.5 })).toBe('price-not-valid');
    expect(await refused({ reduction: { priceMinor: 10_00 } })).toBe('reduction-not-lower');
    for (const days of [
      { from: 'soon' },
      { from: '2026-12-02', to: '2026-12-01' },
      { from: '2026-01-01', to: '2026-01-31' },
    ]) {
      expect(await refused({ reduction: { priceMinor: 9_00, ...days } })).toBe('reduction-days-not-valid');
    }
  });

  test('changes at the same time wait for one another, and each is recorded', async () => {
    let moment = Date.parse('2026-12-01T09:00:00Z');
    const parallel = await createTestCommerce({
      clock: () => {
        moment += 1;
        return new Date(moment);
      },
      catalogue: aCatalogue({ products: [aProduct('BEAD', { priceMinor: 10_00 })] }),
    });
    const prices = Array.from({ length: 8 }, (_, index) => 11_00 + index);
    const results = await Promise.all(
      prices.map((priceMinor) => parallel.admin.changePrice({ sku: 'BEAD', priceMinor, reduction: null })),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    const { rows } = await parallel.database.pool.query<{ price_minor: number }>(
      'select price_minor from price_history order by valid_from',
    );
    expect(rows.map((row) => row.price_minor).toSorted((a, b) => a - b)).toEqual([10_00, ...prices]);
    const { rows: products } = await parallel.database.pool.query('select price_minor from product');
    expect(products).toEqual([rows.at(-1)]);
    await parallel.close();
  });
});
