import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSalable, leftInStock, salableUnits } from './salable.ts';

describe('stock rules', () => {
  test('1 and 3: a pool of 250 cm holds two lengths of 100 cm and none of 500 cm', () => {
    expect(salableUnits({ poolQuantity: 250, units: 100 })).toBe(2);
    expect(isSalable({ poolQuantity: 250, units: 100 })).toBe(true);
    expect(isSalable({ poolQuantity: 250, units: 500 })).toBe(false);
  });

  test('3: what is salable fits into the pool, and one more would not', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100_000 }), (poolQuantity, units) => {
        const salable = salableUnits({ poolQuantity, units });
        expect(salable * units).toBeLessThanOrEqual(poolQuantity);
        expect((salable + 1) * units).toBeGreaterThan(poolQuantity);
      }),
    );
  });

  test('4: a product without a pool never runs out', () => {
    expect(isSalable(null)).toBe(true);
    expect(leftInStock(null, 5)).toBeNull();
  });

  test('6: the number left is shown from the threshold down to one', () => {
    const level = (poolQuantity: number) => ({ poolQuantity, units: 100 });
    expect(leftInStock(level(600), 5)).toBeNull();
    expect(leftInStock(level(599), 5)).toBe(5);
    expect(leftInStock(level(100), 5)).toBe(1);
    expect(leftInStock(level(99), 5)).toBeNull();
    expect(leftInStock(level(100), 0)).toBeNull();
  });
});
