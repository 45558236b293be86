import { expect, test } from 'vitest';
import { hoursOf, readSpans, showSpans } from './read-spans.ts';

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

test('the hours of a week are counted by the minute', () => {
  expect(hoursOf([])).toBe(0);
  expect(
    hoursOf([
      { opens: '08:30', closes: '12:00' },
      { opens: '13:00', closes: '16:15' },
    ]),
  ).toBe(6.75);
});
