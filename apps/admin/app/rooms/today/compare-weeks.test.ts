import { expect, test } from 'vitest';
import { compareWeeks } from './compare-weeks.ts';

const day = (date: string, currency: string, orders: number, totalMinor: number) => ({
  day: date,
  currency,
  orders,
  totalMinor,
});

test('seven days up to today stand beside the seven before, by currency', () => {
  const weeks = compareWeeks(
    [
      day('2026-10-26', 'EUR', 2, 4_000),
      day('2026-10-27', 'EUR', 1, 1_000),
      day('2026-11-02', 'EUR', 3, 5_000),
      day('2026-11-02', 'SEK', 1, 90_000),
    ],
    '2026-11-02',
  );
  expect(weeks).toEqual([
    { currency: 'EUR', orders: 4, totalMinor: 6_000, ordersBefore: 2, totalMinorBefore: 4_000, change: 0.5 },
    { currency: 'SEK', orders: 1, totalMinor: 90_000, ordersBefore: 0, totalMinorBefore: 0, change: null },
  ]);
});
