import { money } from '@bowline/kit';
import { expect, test } from 'vitest';
import { type ChoosableVariant, chooseVariant, type ProductOption } from './choose-variant.ts';
import { isOtherChoice } from './other-choice.ts';

const options: ProductOption[] = [
  {
    code: 'length',
    label: 'Length',
    values: [
      { uid: 'l5', label: '5 m' },
      { uid: 'l10', label: '10 m' },
    ],
  },
  {
    code: 'color',
    label: 'Colour',
    values: [
      { uid: 'red', label: 'Red' },
      { uid: 'blue', label: 'Blue' },
    ],
  },
];

const variants = [variant('l5', 'red', false), variant('l10', 'red', true), variant('l5', 'blue', true)];

function variant(length: string, color: string, isInStock: boolean): ChoosableVariant {
  const price = money(500, 'EUR');
  return {
    id: 1,
    sku: `${length}-${color}`,
    isInStock,
    price: { from: price, regular: price, isRange: false },
    quantityStep: 1,
    lengthCm: null,
    tiers: [],
    choices: { length, color },
  };
}

const choose = (search: string) => chooseVariant(options, variants, new URLSearchParams(search));

test('without a choice the first variant in stock is shown', () => {
  expect(choose('').variant?.sku).toBe('l10-red');
});

test('the address chooses the variant, even a sold-out one', () => {
  expect(choose('length=l5&color=red').variant?.sku).toBe('l5-red');
  expect(choose('length=l5&color=blue').variant?.sku).toBe('l5-blue');
});

test('a value that no variant has with the other choice is not possible', () => {
  const { options: offered } = choose('length=l5&color=blue');
  expect(offered[0]?.values.map((value) => [value.uid, value.isPossible])).toEqual([
    ['l5', true],
    ['l10', false],
  ]);
  expect(offered[1]?.values.map((value) => [value.uid, value.isChosen, value.isInStock])).toEqual([
    ['red', false, false],
    ['blue', true, true],
  ]);
});

test('nonsense in the address is ignored', () => {
  expect(choose('length=banana&color=').variant?.sku).toBe('l10-red');
});

test('a product without options has nothing to choose', () => {
  expect(chooseVariant([], [], new URLSearchParams())).toEqual({ options: [], variant: undefined });
});

test('another choice is one that nothing but options tells from the address before', () => {
  const codes = [{ code: 'length' }, { code: 'colour' }];
  const isOther = (before: string, after: string) =>
    isOtherChoice(codes, new URLSearchParams(before), new URLSearchParams(after));
  expect(isOther('', 'length=a')).toBe(true);
  expect(isOther('length=a&reviews=2', 'reviews=2&length=b')).toBe(true);
  expect(isOther('length=a', 'length=a')).toBe(false);
  expect(isOther('length=a', 'length=b&reviews=2')).toBe(false);
});
