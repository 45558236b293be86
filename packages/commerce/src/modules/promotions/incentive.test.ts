import { money } from '@bowline/kit';
import { expect, test } from 'vitest';
import { incentiveFor } from './incentive.ts';

const steps = [
  { fromMinor: 150_00, basisPoints: 1000 },
  { fromMinor: 75_00, basisPoints: 500 },
];
const euro = (minor: number) => money(minor, 'EUR');
const inEuro = (minor: number) => incentiveFor(euro(minor), steps, 'EUR', 1_000_000);

test('rule 7: below the first step there is only something to gain', () => {
  expect(inEuro(74_99)).toEqual({
    reached: null,
    next: { basisPoints: 500, from: euro(75_00), remaining: euro(1) },
  });
});

test('rule 7: a step counts from its very amount on', () => {
  expect(inEuro(75_00)).toEqual({
    reached: { basisPoints: 500, from: euro(75_00) },
    next: { basisPoints: 1000, from: euro(150_00), remaining: euro(75_00) },
  });
});

test('rule 7: at the top there is nothing more to gain', () => {
  expect(inEuro(400_00)).toEqual({ reached: { basisPoints: 1000, from: euro(150_00) }, next: null });
});

test('rule 9: another currency has clean steps of its own', () => {
  const { reached, next } = incentiveFor(money(849_99, 'SEK'), steps, 'SEK', 11_050_000);
  expect(reached).toBeNull();
  expect(next).toEqual({ basisPoints: 500, from: money(850_00, 'SEK'), remaining: money(1, 'SEK') });
});

test('without steps there is no incentive', () => {
  expect(incentiveFor(euro(1_000_00), [], 'EUR', 1_000_000)).toEqual({ reached: null, next: null });
});
