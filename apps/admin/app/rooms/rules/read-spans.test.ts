import { expect, test } from 'vitest';
import { readSpans, showSpans } from './read-spans.ts';

test('hours of a day are read as people write them, and shown so', () => {
  const spans = readSpans(2, '8:30 - 12:00, 13:00–16:30');
  expect(spans).toEqual([
    { weekday: 2, opens: '08:30', closes: '12:00' },
    { weekday: 2, opens: '13:00', closes: '16:30' },
  ]);
  expect(showSpans(spans ?? [])).toBe('08:30–12:00, 13:00–16:30');
  expect(readSpans(7, ' ')).toEqual([]);
  expect(readSpans(1, 'in the morning')).toBeNull();
});
