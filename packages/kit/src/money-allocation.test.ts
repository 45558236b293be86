import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateMoney, currencyCodes, money, negateMoney, sumMoney } from './index.ts';

const minors = (minor: number, weights: number[]) =>
  allocateMoney(money(minor, 'EUR'), weights).map((part) => part.minor);

/** The rule as it is written, in numbers of any size. */
function splitSlowly(minor: number, weights: readonly number[]): number[] {
  const size = BigInt(Math.abs(minor));
  const parts = weights.map((weight) => BigInt(weights.some(Boolean) ? weight : 1));
  const total = parts.reduce((sum, part) => sum + part, 0n);
  const units = parts.map((part) => (size * part) / total);
  const left = Number(size - units.reduce((sum, unit) => sum + unit, 0n));
  const first = parts
    .map((part, index) => ({ index, remainder: (size * part) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
    .slice(0, left);
  for (const { index } of first) units[index] = (units[index] ?? 0n) + 1n;
  return units.map((unit) => Number(unit) * Math.sign(minor) + 0);
}

const anyMinor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const someWeights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 });

describe('allocating money', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [1, 0, 1], [3, 0, 2]],
    [10, [0, 0, 0], [4, 3, 3]],
    [7, [3], [7]],
    [0, [1, 2], [0, 0]],
    [101, [1, 99], [1, 100]],
    [0, [], []],
  ])('%i by %j is %j', (minor, weights, expected) => {
    expect(minors(minor, weights)).toEqual(expected);
  });

  test('refuses weights that are negative, broken or no numbers', () => {
    for (const weight of [-1, 0.5, Number.NaN]) {
      expect(() => minors(100, [1, weight])).toThrow(
        `A weight is a non-negative safe integer, not ${weight}`,
      );
    }
  });

  test('refuses to lose an amount among no parts', () => {
    expect(() => minors(1, [])).toThrow('cannot be split into no parts');
  });

  test('the parts always add up', () => {
    fc.assert(
      fc.property(anyMinor, someWeights, fc.constantFrom(...currencyCodes), (minor, weights, currency) => {
        const amount = money(minor, currency);
        expect(sumMoney(allocateMoney(amount, weights), currency)).toEqual(amount);
      }),
    );
  });

  const largeMinor = fc.oneof(anyMinor, fc.maxSafeInteger());
  const largeWeights = fc.array(fc.oneof(fc.nat(1_000_000), fc.maxSafeNat()), {
    minLength: 1,
    maxLength: 20,
  });

  test('small and large amounts are split by the same rule: who has the largest remainder goes first', () => {
    fc.assert(
      fc.property(largeMinor, fc.oneof(someWeights, largeWeights), (minor, weights) => {
        expect(minors(minor, weights)).toEqual(splitSlowly(minor, weights));
      }),
    );
  });

  test('every part is within one minor unit of its exact share, and a weight of 0 gets nothing', () => {
    fc.assert(
      fc.property(largeMinor, fc.oneof(someWeights, largeWeights), (minor, weights) => {
        const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
        fc.pre(total > 0n);
        for (const [index, part] of minors(minor, weights).entries()) {
          const weight = weights[index] ?? 0;
          const error = BigInt(part) * total - BigInt(minor) * BigInt(weight);
          expect(error < total && error > -total).toBe(true);
          if (weight === 0) expect(part).toBe(0);
        }
      }),
    );
  });

  test('a larger weight never receives less', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), someWeights, (minor, weights) => {
        const parts = minors(minor, weights);
        const byWeight = weights.map((weight, index) => ({ weight, part: parts[index] ?? 0 }));
        for (const a of byWeight) {
          for (const b of byWeight) if (a.weight > b.weight) expect(a.part).toBeGreaterThanOrEqual(b.part);
        }
      }),
    );
  });

  test('a negative amount splits as the mirror of the positive one', () => {
    fc.assert(
      fc.property(anyMinor, someWeights, (minor, weights) => {
        const amount = money(minor, 'EUR');
        expect(allocateMoney(negateMoney(amount), weights)).toEqual(
          allocateMoney(amount, weights).map(negateMoney),
        );
      }),
    );
  });
});
