import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTimeOf, momentOf } from './shop-time.ts';

test('the shop’s clock is one hour ahead in winter and two in summer', () => {
  expect(localTimeOf('2026-01-31T09:00:00Z')).toBe('2026-01-31T10:00');
  expect(localTimeOf('2026-07-31T09:00:30Z')).toBe('2026-07-31T11:00:30');
  expect(momentOf('2026-01-31T10:00')).toBe('2026-01-31T09:00:00.000Z');
  expect(momentOf('2026-07-31T11:00')).toBe('2026-07-31T09:00:00.000Z');
});

test('what is no time is none', () => {
  for (const text of ['', 'tomorrow', '2026-01-31', '2026-13-01T10:00']) expect(momentOf(text)).toBeNull();
  expect(localTimeOf('soon')).toBe('');
});

test('every moment but the hour that comes twice survives the way through a form', () => {
  const seconds = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 });
  fc.assert(
    fc.property(seconds, (second) => {
      const iso = new Date(second * 1000).toISOString();
      const again = momentOf(localTimeOf(iso));
      expect(localTimeOf(again ?? '')).toBe(localTimeOf(iso));
    }),
  );
});
