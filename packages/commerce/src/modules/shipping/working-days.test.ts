import { expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

const open = new Set<string>();

test('rule 3: Liberation Day counts every fifth year', () => {
  expect(isWorkingDay('2025-05-05', open)).toBe(false);
  expect(isWorkingDay('2026-05-05', open)).toBe(true);
});

test('rules 1 and 2: Good Friday is a working day, weekends and holidays are none', () => {
  expect(isWorkingDay('2026-04-03', open)).toBe(true);
  expect(isWorkingDay('2026-10-31', open)).toBe(false);
  expect(isWorkingDay('2026-11-01', open)).toBe(false);
  expect(isWorkingDay('2026-12-25', open)).toBe(false);
});

test('working days are counted over weekends and the end of the year', () => {
  expect(addWorkingDays('2026-10-31', 0, open)).toBe('2026-11-02');
  expect(addWorkingDays('2026-10-30', 1, open)).toBe('2026-11-02');
  expect(addWorkingDays('2026-12-31', 1, open)).toBe('2027-01-04');
  expect(addWorkingDays('2026-11-02', 0, open)).toBe('2026-11-02');
});

test('rule 1: a day the shop is closed on is no working day', () => {
  const closed = new Set(['2026-11-03']);
  expect(isWorkingDay('2026-11-03', closed)).toBe(false);
  expect(addWorkingDays('2026-11-02', 1, closed)).toBe('2026-11-04');
});
