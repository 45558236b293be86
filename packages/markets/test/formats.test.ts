import { currencyCodes, decimalsOf, money } from '@bowline/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allMarkets,
  calendarDayInShop,
  formatCentimetres,
  formatDate,
  formatDays,
  formatFeet,
  formatLength,
  formatMetres,
  formatMoney,
  formatNumber,
  formatPercent,
  type LocaleName,
  markets,
  withFeet,
} from '../src/index.ts';

/** With ordinary spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

/** Intl writes a hyphen before most negative amounts; the shop a true minus. */
const withMinus = (text: string) => text.replace('-', '\u2212');

const amounts = [
  0, 1, 5, 99, 100, 1250, -1, -1250, 99_999, 100_000, 123_456, 999_999, 1_000_000, -123_456_789,
];
/** The European English shop writes the day first, as Intl's English for Europe does. */
const dateLocale = (name: LocaleName) => (name === 'en' ? 'en-150' : name);

describe.each(allMarkets)('$name writes as Intl does', (market) => {
  test.each(currencyCodes)('money in %s', (currency) => {
    const intl = new Intl.NumberFormat(market.name, { style: 'currency', currency });
    for (const minor of amounts) {
      const expected = intl.format(minor / 10 ** decimalsOf(currency));
      expect(formatMoney(money(minor, currency), market)).toBe(withMinus(expected));
    }
  });

  test('numbers', () => {
    const intl = new Intl.NumberFormat(market.name);
    for (const value of [
      0, 7, 999, 1000, 1234, 9999, 10_000, 1_234_567, -1234, 0.5, 1.005, 1234.5678, -0.25,
    ]) {
      expect(formatNumber(value, market)).toBe(withMinus(intl.format(value)));
    }
  });

  test('numbers with few decimals', () => {
    const options = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
    const intl = new Intl.NumberFormat(market.name, options);
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (thousandths) => {
        const value = thousandths / 1000;
        fc.pre(Math.abs(value) >= 0.01 || value === 0);
        expect(formatNumber(value, market, { minimumDecimals: 1, maximumDecimals: 2 })).toBe(
          withMinus(intl.format(value)),
        );
      }),
    );
  });

  test('percentages', () => {
    const intl = new Intl.NumberFormat(market.name, { style: 'percent', maximumFractionDigits: 2 });
    for (const basisPoints of [0, 500, 2100, 2550, 1, -800]) {
      expect(formatPercent(basisPoints, market)).toBe(withMinus(intl.format(basisPoints / 10_000)));
    }
  });

  test('metres and feet', () => {
    const metre = new Intl.NumberFormat(market.name, {
      style: 'unit',
      unit: 'meter',
      maximumFractionDigits: 2,
    });
    const foot = new Intl.NumberFormat(market.name, {
      style: 'unit',
      unit: 'foot',
      maximumFractionDigits: 1,
    });
    for (const centimetres of [10, 50, 100, 300, 1525, 10_000, 123_456]) {
      // Intl lets a line break between a number and its unit in most languages; the shop does not.
      expect(plain(formatMetres(centimetres, market))).toBe(plain(metre.format(centimetres / 100)));
      expect(formatMetres(centimetres, market)).not.toContain(' ');
      const feet = centimetres / 30.48;
      const shown = feet < 10 ? feet : Math.round(feet);
      expect(plain(formatFeet(centimetres, market))).toBe(plain(foot.format(shown)));
    }
  });

  test.each([
    ['long', 'long'],
    ['short', 'medium'],
  ] as const)('the %s date (in Intl: %s) of every month', (style, dateStyle) => {
    const intl = new Intl.DateTimeFormat(dateLocale(market.name), {
      dateStyle,
      timeZone: 'Europe/Amsterdam',
    });
    for (let month = 0; month < 12; month += 1) {
      for (const day of [1, 9, 15, 28]) {
        const date = new Date(Date.UTC(2026, month, day, 23, 30));
        expect(formatDate(date, market, style)).toBe(intl.format(date));
      }
    }
  });
});

describe('dates', () => {
  test('a moment falls on the day it has in the Netherlands, summer or winter', () => {
    const intl = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' });
    const inTheRules = fc.date({
      min: new Date('1997-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(inTheRules, (date) => {
        const { year, month, day } = calendarDayInShop(date);
        expect(`${month}/${day}/${String(year).slice(2)}`).toBe(intl.format(date));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['2026-03-29T00:59:59Z', 1],
    ['2026-03-28T22:59:59Z', 0],
    ['2026-03-29T22:00:00Z', 2],
    ['2026-10-25T22:59:59Z', 1],
    ['2026-10-25T23:00:00Z', 2],
  ])('%s around the change of clocks is %i days after the Saturday', (moment, days) => {
    const date = new Date(moment);
    const saturday = date.getUTCMonth() === 2 ? 28 : 24;
    expect(calendarDayInShop(date).day).toBe(saturday + days);
  });

  test('a plain day is shown as it is, wherever the machine stands', () => {
    expect(formatDate('2026-11-15', markets['nl-NL'])).toBe('15 november 2026');
    expect(formatDate('2026-01-05', markets['de-DE'], 'short')).toBe('05.01.2026');
    expect(formatDate('2026-11-15', markets.en)).toBe('15 November 2026');
    expect(formatDate('2026-11-15', markets['en-US'])).toBe('November 15, 2026');
  });

  test.each([
    ['en', '17–19 November', '30 November – 2 December'],
    ['en-US', 'November 17–19', 'November 30 – December 2'],
    ['de-DE', '17.–19. November', '30. November – 2. Dezember'],
    ['da-DK', '17.–19. november', '30. november – 2. december'],
    ['es-ES', '17–19 de noviembre', '30 de noviembre – 2 de diciembre'],
    ['fr-FR', '17–19 novembre', '30 novembre – 2 décembre'],
    ['pl-PL', '17–19 listopada', '30 listopada – 2 grudnia'],
  ] as const)('in %s a delivery takes from %s, or %s', (locale, inOneMonth, inTwo) => {
    expect(formatDays('2026-11-17', '2026-11-19', markets[locale])).toBe(inOneMonth);
    expect(formatDays('2026-11-30', '2026-12-02', markets[locale])).toBe(inTwo);
  });

  test('a single day stands alone, and a year only where a new one begins', () => {
    expect(formatDays('2026-11-17', '2026-11-17', markets['de-DE'])).toBe('17. November');
    expect(formatDays('2026-12-30', '2027-01-02', markets['nl-NL'])).toBe(
      '30 december 2026 – 2 januari 2027',
    );
  });

  test.each(['2026-02-30', '2026-13-01', '26-01-01', 'today', ''])('"%s" is refused', (text) => {
    expect(() => formatDate(text, markets.en)).toThrow('is not a day');
  });

  test('an invalid moment is refused', () => {
    expect(() => formatDate(new Date(Number.NaN), markets.en)).toThrow('Not a date');
  });
});

describe('lengths, in feet too in the English locales (decision D12)', () => {
  test.each([
    ['en', '5 m', '5 m (≈ 16 ft)'],
    ['en-US', '0.5 m', '≈ 1.6 ft (0.5 m)'],
    ['en', '1,000 m', '1,000 m (≈ 3,281 ft)'],
    ['en', '5 mm', '5 mm'],
    ['en', 'Olive', 'Olive'],
    ['pl-PL', '5 m', '5 m'],
  ] as const)('in %s the catalogue writes %s, and the shop %s', (locale, text, shown) => {
    expect(plain(withFeet(text, markets[locale]))).toBe(shown);
  });

  test('short ones are centimetres', () => {
    expect(plain(formatCentimetres(10, markets['en-US']))).toBe('≈ 0.3 ft (10 cm)');
    expect(plain(formatCentimetres(10, markets['nl-NL']))).toBe('10 cm');
  });

  test.each([
    ['en-US', 300, '≈ 9.8 ft (3 m)'],
    ['en', 300, '3 m (≈ 9.8 ft)'],
    ['en-GB', 1525, '15.25 m (≈ 50 ft)'],
    ['nl-NL', 50, '0,5 m'],
    ['da-DK', 1525, '15,25 m'],
  ] as const)('in %s %i cm are %s', (locale, centimetres, text) => {
    expect(plain(formatLength(centimetres, markets[locale]))).toBe(text);
  });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('%s cannot be written as a number', (value) => {
  expect(() => formatNumber(value, markets.en)).toThrow(RangeError);
});

test('a number that rounds to nothing has no sign', () => {
  expect(formatNumber(-0.0001, markets.en)).toBe('0');
  expect(formatNumber(1e-9, markets.en)).toBe('0');
});
