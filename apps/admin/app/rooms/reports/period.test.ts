import { expect, test } from 'vitest';
import { lastQuarter, periodIn } from './period.ts';

const today = new Date('2026-02-03T10:00:00Z');

test('a period is what the address says, else thirty days', () => {
  const of = (query: string) => periodIn(new URL(`https://shop.test/reports${query}`), today);
  expect(of('?from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  expect(of('?from=January')).toEqual({ from: '2026-01-05', to: '2026-02-03' });
});

test('the quarter before this one may lie in the year before', () => {
  expect(lastQuarter(today)).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  expect(lastQuarter(new Date('2026-11-02T09:00:00Z'))).toEqual({ from: '2026-07-01', to: '2026-09-30' });
});
