import { localeNames, markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { servedMarkets } from './served-markets.ts';

const strategy = 'prefix_except_default';
const names = (host: string, locale: keyof typeof markets = 'en') =>
  servedMarkets({ host, strategy, market: markets[locale] }).map(({ name }) => name);

test('a domain of its own answers for one locale', () => {
  expect(names('bowline.nl', 'nl-NL')).toEqual(['nl-NL']);
  expect(names('www.bowline.de', 'de-DE')).toEqual(['de-DE']);
});

test('the shared domain leaves out those that have a domain of their own', () => {
  expect(names('bowline.eu')).not.toContain('nl-NL');
  expect(names('bowline.eu')).toContain('fr-FR');
  expect(names('bowline.eu')).toHaveLength(8);
});

test('a preview answers for all', () => {
  expect(names('localhost:3000')).toEqual(localeNames);
});

test('without prefixes only the locale of the visit can be crawled', () => {
  const found = servedMarkets({ host: 'localhost', strategy: 'no_prefix', market: markets['fr-FR'] });
  expect(found.map(({ name }) => name)).toEqual(['fr-FR']);
});
