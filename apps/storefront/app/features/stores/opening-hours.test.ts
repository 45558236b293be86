import { describe, expect, test } from 'vitest';
import { hoursByDays, type OpeningHours, openingState } from './opening-hours.ts';

const workingDays: OpeningHours = {
  days: ([1, 2, 3, 4, 5] as const).map((day) => ({ day, opens: '09:00', closes: '16:00' })),
  closedDates: ['2026-04-27', '2026-11-24', '2026-12-25', '2027-01-01'],
};
const at = (moment: string) => openingState(workingDays, new Date(moment));

describe('open or closed, by the clock of the Netherlands', () => {
  test.each([
    ['a winter morning', '2026-11-16T08:00:00Z', { isOpen: true, until: '16:00' }],
    ['a summer morning', '2026-07-13T07:00:00Z', { isOpen: true, until: '16:00' }],
    [
      'a minute too early',
      '2026-11-16T07:59:59Z',
      { isOpen: false, next: { day: 1, opens: '09:00', inDays: 0 } },
    ],
    [
      'the moment of closing',
      '2026-11-16T15:00:00Z',
      { isOpen: false, next: { day: 2, opens: '09:00', inDays: 1 } },
    ],
    [
      'Friday evening',
      '2026-11-20T18:00:00Z',
      { isOpen: false, next: { day: 1, opens: '09:00', inDays: 3 } },
    ],
    [
      'Christmas, a Friday',
      '2026-12-25T10:00:00Z',
      { isOpen: false, next: { day: 1, opens: '09:00', inDays: 3 } },
    ],
    [
      "King's Day, a Monday",
      '2026-04-27T10:00:00Z',
      { isOpen: false, next: { day: 2, opens: '09:00', inDays: 1 } },
    ],
    [
      'a day the merchant closed, a Tuesday',
      '2026-11-24T10:00:00Z',
      { isOpen: false, next: { day: 3, opens: '09:00', inDays: 1 } },
    ],
    [
      'before New Year',
      '2026-12-31T20:00:00Z',
      { isOpen: false, next: { day: 1, opens: '09:00', inDays: 4 } },
    ],
  ])('%s', (_, moment, expected) => {
    expect(at(moment)).toEqual(expected);
  });

  test('without hours nothing ever opens', () => {
    expect(openingState({ days: [], closedDates: [] }, new Date('2026-11-16T10:00:00Z'))).toEqual({
      isOpen: false,
    });
  });
});

test('days with the same hours share a line', () => {
  const hours: OpeningHours = {
    ...workingDays,
    days: [...workingDays.days, { day: 6, opens: '10:00', closes: '14:00' }],
  };
  expect(hoursByDays(hours)).toEqual([
    { from: 1, to: 5, opens: '09:00', closes: '16:00' },
    { from: 6, to: 6, opens: '10:00', closes: '14:00' },
  ]);
});
