import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isDay, localTime, momentOf, startOfDay, weekdayOf } from './shop-calendar.ts';

const amsterdam = 'Europe/Amsterdam';

describe('the calendar of the shop', () => {
  test('a moment has the day and time of the shop, in winter and in summer', () => {
    expect(localTime(new Date('2026-01-31T23:30:00Z'), amsterdam)).toEqual({
      day: '2026-02-01',
      time: '00:30:00',
    });
    expect(localTime(new Date('2026-07-31T22:15:00Z'), amsterdam)).toEqual({
      day: '2026-08-01',
      time: '00:15:00',
    });
  });

  test('a day begins an hour earlier by UTC in summer', () => {
    expect(startOfDay('2026-11-02', amsterdam).toISOString()).toBe('2026-11-01T23:00:00.000Z');
    expect(startOfDay('2026-07-02', amsterdam).toISOString()).toBe('2026-07-01T22:00:00.000Z');
  });

  test('on the days the clocks change, morning and afternoon have different offsets', () => {
    expect(startOfDay('2026-10-25', amsterdam).toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(momentOf('2026-10-25', '16:00:00', amsterdam).toISOString()).toBe('2026-10-25T15:00:00.000Z');
    expect(startOfDay('2026-03-29', amsterdam).toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(momentOf('2026-03-29', '16:00:00', amsterdam).toISOString()).toBe('2026-03-29T14:00:00.000Z');
  });

  test('every afternoon is found again in the day and time it was made from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const day = addDays('2000-01-01', days);
        expect(localTime(momentOf(day, '16:00:00', amsterdam), amsterdam)).toEqual({ day, time: '16:00:00' });
        expect(localTime(startOfDay(day, amsterdam), amsterdam)).toEqual({ day, time: '00:00:00' });
      }),
    );
  });

  test('days are counted over the ends of months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-11-01', -30)).toBe('2026-10-02');
    expect(weekdayOf('2026-11-02')).toBe(1);
  });

  test('only days that exist are days', () => {
    expect(isDay('2026-02-28')).toBe(true);
    for (const text of ['2026-02-30', '2026-2-3', '2026-02-03T00:00:00Z', 'soon', '']) {
      expect(isDay(text)).toBe(false);
    }
  });
});
