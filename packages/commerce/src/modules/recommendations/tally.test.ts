import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderChange, tallyOf } from './tally.ts';

const skus = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
const changes = fc.array(fc.record({ skus, by: fc.constantFrom(1 as const, -1 as const) }), {
  maxLength: 12,
});

/** The slow, obvious way: every product and every pair of products is looked for in every order. */
function sumOf(orders: readonly OrderChange[], ...wanted: string[]): number {
  return orders
    .filter((order) => wanted.every((sku) => order.skus.includes(sku)))
    .reduce((sum, { by }) => sum + by, 0);
}

test('rules 1 and 5: products and pairs change by the orders that hold them, each pair for both of its products', () => {
  fc.assert(
    fc.property(changes, (orders) => {
      const { products, pairs } = tallyOf(orders);
      const product = new Map(products.map(({ sku, by }) => [sku, by]));
      const pair = new Map(pairs.map(({ sku, otherSku, by }) => [`${sku} ${otherSku}`, by]));
      expect(product.size + pair.size).toBe(products.length + pairs.length);
      for (const one of 'abcde') {
        expect(product.get(one) ?? 0).toBe(sumOf(orders, one));
        expect(pair.get(`${one} ${one}`)).toBeUndefined();
        for (const other of 'abcde') {
          if (other !== one) expect(pair.get(`${one} ${other}`) ?? 0).toBe(sumOf(orders, one, other));
        }
      }
    }),
  );
});

test('what is counted and taken off again changes nothing', () => {
  expect(
    tallyOf([
      { skus: ['a', 'b'], by: 1 },
      { skus: ['a', 'b'], by: -1 },
    ]),
  ).toEqual({ products: [], pairs: [] });
});
