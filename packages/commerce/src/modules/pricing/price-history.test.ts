import { describe, expect, test } from 'vitest';
import { recordedByChange } from './price-history.ts';
import type { Reduction } from './reduction.ts';

const amsterdam = 'Europe/Amsterdam';
const now = new Date('2026-11-02T13:00:00Z');

const october: Reduction = { priceMinor: 8_00, startsOn: '2026-10-01', endsOn: '2026-10-15' };
const running: Reduction = { priceMinor: 8_00, startsOn: '2026-10-01', endsOn: null };
const fromToday: Reduction = { priceMinor: 7_00, startsOn: '2026-11-02', endsOn: null };
const planned: Reduction = { priceMinor: 7_00, startsOn: '2026-12-01', endsOn: null };

const at = (priceMinor: number, reduction: Reduction | null = null) => ({ priceMinor, reduction });
const gained = (former: ReturnType<typeof at>, next: ReturnType<typeof at>) =>
  recordedByChange(former, next, now, amsterdam).map(({ validFrom, priceMinor }) => [
    validFrom.toISOString(),
    priceMinor,
  ]);

describe('rule 12: the price history', () => {
  test('gains a price when it changes, and nothing when it does not', () => {
    expect(gained(at(10_00), at(12_00))).toEqual([['2026-11-02T13:00:00.000Z', 12_00]]);
    expect(gained(at(10_00), at(10_00))).toEqual([]);
  });

  test('gains a reduction that is over, and the price after it', () => {
    expect(gained(at(10_00, october), at(12_00))).toEqual([
      ['2026-09-30T22:00:00.000Z', 8_00],
      ['2026-10-15T22:00:00.000Z', 10_00],
      ['2026-11-02T13:00:00.000Z', 12_00],
    ]);
    expect(gained(at(10_00, october), at(10_00, planned))).toHaveLength(2);
  });

  test('gains a reduction that is withdrawn while it runs', () => {
    expect(gained(at(10_00, running), at(10_00))).toEqual([
      ['2026-09-30T22:00:00.000Z', 8_00],
      ['2026-11-02T13:00:00.000Z', 10_00],
    ]);
  });

  test('gains a reduction that another one replaces at once, but not the price nobody paid in between', () => {
    expect(gained(at(10_00, running), at(10_00, fromToday))).toEqual([['2026-09-30T22:00:00.000Z', 8_00]]);
  });

  test('gains nothing from a plan, neither a new one nor one that is given up', () => {
    expect(gained(at(10_00), at(10_00, planned))).toEqual([]);
    expect(gained(at(10_00, planned), at(10_00))).toEqual([]);
  });

  test('gains nothing from a price that a running reduction hides', () => {
    expect(gained(at(10_00, running), at(12_00, running))).toEqual([]);
    expect(gained(at(10_00), at(12_00, fromToday))).toEqual([]);
  });
});
