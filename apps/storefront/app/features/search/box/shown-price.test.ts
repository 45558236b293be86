import { money } from '@bowline/kit';
import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { shownPrice } from './shown-price.ts';

const rope = { price: money(1210, 'EUR'), isTaxed: true };

test('a suggestion costs what its page says, with or without VAT', () => {
  expect(shownPrice(rope, markets.en, true)).toEqual(money(1210, 'EUR'));
  expect(shownPrice(rope, markets.en, false)).toEqual(money(1000, 'EUR'));
  expect(shownPrice({ ...rope, price: money(10_000, 'SEK') }, markets['sv-SE'], true)).toEqual(
    money(12_500, 'SEK'),
  );
});

test('a gift card has no VAT, and a product without a price keeps none', () => {
  expect(shownPrice({ ...rope, isTaxed: false }, markets.en, false)).toEqual(money(1210, 'EUR'));
  expect(shownPrice({ price: undefined, isTaxed: true }, markets.en, false)).toBeUndefined();
});
