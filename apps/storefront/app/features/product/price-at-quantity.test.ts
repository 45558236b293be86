import { money } from '@bowline/kit';
import { expect, test } from 'vitest';
import { priceAtQuantity } from './price-at-quantity.ts';

const single = money(171, 'EUR');
const tiers = [
  { quantity: 10, price: money(155, 'EUR') },
  { quantity: 5, price: money(161, 'EUR') },
];

test.each([
  [1, 171],
  [4, 171],
  [5, 161],
  [9, 161],
  [10, 155],
  [999, 155],
])('%i pieces cost %i cents each', (quantity, minor) => {
  expect(priceAtQuantity(single, tiers, quantity).minor).toBe(minor);
});

test('without tiers every quantity costs the same', () => {
  expect(priceAtQuantity(single, [], 50)).toEqual(single);
});
