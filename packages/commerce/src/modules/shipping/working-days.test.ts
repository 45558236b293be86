import { expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

test('rule 3: Liberation Day counts every fifth year', () => {
  expect(isWorkingDay('2025-05-05')).toBe(false);
  expect(isWorkingDay('2026-05-05')).toBe(true);
});

test('rules 1 and 2: Good Friday is a working day, weekends and holidays are none', () => {
  expect(isWorkingDay('2026-04-03')).toBe(true);
  expect(isWorkingDay('2026-10-31')).toBe(false);
  expect(isWorkingDay('2026-11-01')).toBe(false);
  expect(isWorkingDay('2026-12-25')).toBe(false);
});

test('working days are counted over weekends and the end of the year', () => {
  expect(addWorkingDays('2026-10-31', 0)).toBe('2026-11-02');
  expect(addWorkingDays('2026-10-30', 1)).toBe('2026-11-02');
  expect(addWorkingDays('2026-12-31', 1)).toBe('2027-01-04');
  expect(addWorkingDays('2026-11-02', 0)).toBe('2026-11-02');
});
