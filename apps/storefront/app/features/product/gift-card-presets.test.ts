import { money } from '@bowline/kit';
import { expect, test } from 'vitest';
import { giftCardPresets } from './gift-card-presets.ts';

test('presets are round, within what a card may be worth', () => {
  const amounts = (least: number, most: number) =>
    giftCardPresets(money(least * 100, 'EUR'), money(most * 100, 'EUR')).map(({ minor }) => minor / 100);
  expect(amounts(10, 250)).toEqual([10, 25, 50, 100]);
  expect(amounts(45, 1100)).toEqual([45, 115, 250, 450]);
  expect(amounts(9, 80)).toEqual([10, 25, 45]);
});
