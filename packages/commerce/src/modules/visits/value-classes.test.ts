import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classOf, lastClass, summarise, upperEndOf } from './value-classes.ts';

test('rule 2: by hand', () => {
  expect([0, 0.99, 1, 1.14, 1.16, 1.3225].map(classOf)).toEqual([0, 0, 1, 1, 2, 3]);
  // 1.15^55 = 2179, 1.15^56 = 2506
  expect([2179, 2400, 2507].map(classOf)).toEqual([55, 56, 57]);
  expect(classOf(600_000)).toBe(96);
});

test('rule 2: every value is in its class', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 600_000, noNaN: true }), (value) => {
      const found = classOf(value);
      expect(found).toBeGreaterThanOrEqual(0);
      expect(found).toBeLessThanOrEqual(lastClass);
      if (found < lastClass) expect(value).toBeLessThan(upperEndOf(found) * 1.000_001);
      if (found > 1) expect(value).toBeGreaterThan(upperEndOf(found - 1) * 0.999_999);
    }),
  );
});

test('rule 3: three quarters are reached in the class of the third of four', () => {
  const classes = [100, 1000, 2400, 5000].map((value) => ({ valueClass: classOf(value), uses: 1 }));
  const { values, good, poor, p75 } = summarise('LCP', classes);
  // The class of 2400 ends at 2507, which is no longer good.
  expect([values, good, poor]).toEqual([4, 2, 1]);
  expect(p75).toBeCloseTo(2506.57, 1);
  expect(summarise('LCP', [])).toEqual({ values: 0, good: 0, poor: 0, p75: null });
});

test('rules 1 and 3: a layout shift is told multiplied by 1000', () => {
  const classes = [50, 300].map((value) => ({ valueClass: classOf(value), uses: 1 }));
  expect(summarise('CLS', classes)).toMatchObject({ good: 1, poor: 1 });
});
