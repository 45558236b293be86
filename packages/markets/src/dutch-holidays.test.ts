import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dutchHolidays, easterSunday } from './dutch-holidays.ts';

describe('Dutch holidays', () => {
  test('Easter of years that almanacs list, the earliest and the latest dates among them', () => {
    const listed = {
      1818: '1818-03-22',
      1943: '1943-04-25',
      1954: '1954-04-18',
      1981: '1981-04-19',
      2000: '2000-04-23',
      2008: '2008-03-23',
      2024: '2024-03-31',
      2025: '2025-04-20',
      2026: '2026-04-05',
      2027: '2027-03-28',
      2038: '2038-04-25',
      2049: '2049-04-18',
    };
    for (const [year, day] of Object.entries(listed)) expect(easterSunday(Number(year))).toBe(day);
  });

  test('Easter is a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1600, max: 4000 }), (year) => {
        const day = easterSunday(year);
        expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(0);
        expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
      }),
    );
  });

  test('the holidays of 2026', () => {
    expect([...dutchHolidays(2026)]).toEqual([
      '2026-01-01',
      '2026-04-05',
      '2026-04-06',
      '2026-04-27',
      '2026-05-14',
      '2026-05-24',
      '2026-05-25',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  test("King's Day is a day earlier when it would be a Sunday", () => {
    expect(dutchHolidays(2025).has('2025-04-26')).toBe(true);
    expect(dutchHolidays(2025).has('2025-04-27')).toBe(false);
    expect(dutchHolidays(2031).has('2031-04-26')).toBe(true);
  });

  test('Liberation Day counts every fifth year', () => {
    expect(dutchHolidays(2025).has('2025-05-05')).toBe(true);
    expect(dutchHolidays(2026).has('2026-05-05')).toBe(false);
    expect(dutchHolidays(2030).has('2030-05-05')).toBe(true);
  });
});
