import { readFileSync } from 'node:fs';
import { allMarkets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { demoCoupons, demoGiftCards } from './demo-codes.ts';

const guide = readFileSync(new URL('../../../../docs/guides/try-the-demo-shop.md', import.meta.url), 'utf8');
const codes = [...demoCoupons, ...demoGiftCards].map(({ code }) => code);

test('every code says that it is one of the demo, and the guide names it', () => {
  expect(codes.filter((code) => !code.startsWith('DEMO'))).toEqual([]);
  expect(codes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});

test('there is a gift card in every currency of every shop', () => {
  const sold = new Set(
    allMarkets.flatMap(({ availableCurrencies }) => availableCurrencies.map(({ code }) => code)),
  );
  expect(new Set(demoGiftCards.map(({ amount }) => amount.currency))).toEqual(sold);
});
