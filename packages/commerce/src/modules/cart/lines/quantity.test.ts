import { expect, test } from 'vitest';
import { readQuantity } from './quantity.ts';

const whole = (quantity: number) => readQuantity(quantity, { isByFraction: false });
const byMetre = (quantity: number) => readQuantity(quantity, { isByFraction: true });

test('rule 6: pieces are whole, metres are cut to the decimetre', () => {
  expect(whole(3)).toEqual({ ok: true, value: 300 });
  expect(whole(1.5)).toMatchObject({ refusal: { code: 'line-quantity-not-whole' } });
  expect(byMetre(1.5)).toEqual({ ok: true, value: 150 });
  expect(byMetre(0.1 + 0.2)).toEqual({ ok: true, value: 30 });
  expect(byMetre(1.25)).toMatchObject({ refusal: { code: 'line-quantity-not-whole' } });
});

test.each([0, -1, -0.0001, Number.NaN, Number.NEGATIVE_INFINITY])('rule 6: %d is no quantity', (quantity) => {
  expect(whole(quantity)).toMatchObject({ refusal: { code: 'line-quantity-not-positive' } });
});

test.each([10_001, 1e12, Number.POSITIVE_INFINITY])('rule 6: %d is too much', (quantity) => {
  expect(whole(quantity)).toMatchObject({ refusal: { code: 'line-quantity-too-high' } });
});
