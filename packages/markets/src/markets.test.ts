import { decimalsOf } from '@bowline/kit';
import { describe, expect, test } from 'vitest';
import {
  allMarkets,
  countries,
  currencyDetails,
  defaultLocale,
  isLocaleName,
  localeNames,
  marketByLocale,
  marketByStoreCode,
  markets,
} from './index.ts';

/** Decision D2, row by row. */
const decided = {
  en: ['bowline.eu', '', 'EUR GBP DKK NOK PLN SEK CHF USD', true],
  'en-US': ['bowline.shop', '/en-us', 'USD', false],
  'en-GB': ['bowline.eu', '/en-gb', 'GBP EUR', true],
  'nl-NL': ['bowline.nl', '/nl', 'EUR', true],
  'de-DE': ['bowline.de', '/de', 'EUR CHF', true],
  'fr-FR': ['bowline.eu', '/fr', 'EUR', true],
  'it-IT': ['bowline.eu', '/it', 'EUR', true],
  'es-ES': ['bowline.eu', '/es', 'EUR USD', true],
  'pl-PL': ['bowline.eu', '/pl', 'PLN EUR', true],
  'da-DK': ['bowline.eu', '/da', 'DKK EUR', true],
  'sv-SE': ['bowline.eu', '/sv', 'SEK EUR', false],
} as const;

describe('markets', () => {
  test.each(localeNames)('%s has the domain, prefix, currencies and prices of decision D2', (name) => {
    const { domain, prefix, availableCurrencies, pricesIncludeVat } = markets[name];
    const codes = availableCurrencies.map(({ code }) => code).join(' ');
    expect([domain, prefix, codes, pricesIncludeVat]).toEqual(decided[name]);
  });

  test.each(allMarkets)('$name is consistent in itself', (market) => {
    expect(markets[market.name]).toBe(market);
    expect(market.code).toBe(market.name.replace('-', '_'));
    expect(market.name.split('-')[0]).toBe(market.language);
    expect(market.domainDefault).toBe('bowline.eu');
    expect(market.defaultCurrency).toBe(market.availableCurrencies[0]?.code);
    expect(countries[market.country].code).toBe(market.country);
    expect(market.friendlyName).not.toBe('');
    expect(market.shippingAnchor).toMatch(/^[a-z]+$/);
    for (const { code, symbol, title } of market.availableCurrencies) {
      expect(symbol).toBe(market.formats.currencySymbols[code]);
      expect(title).not.toBe('');
    }
  });

  test('prefixes, store codes and friendly names are unique', () => {
    for (const field of ['prefix', 'code', 'friendlyName'] as const) {
      expect(new Set(allMarkets.map((market) => market[field])).size).toBe(allMarkets.length);
    }
  });

  test('the site name is the .shop name for en-US and the .eu name otherwise', () => {
    for (const market of allMarkets) {
      expect(market.siteName).toBe(market.name === 'en-US' ? 'Bowline.shop' : 'Bowline.eu');
    }
  });

  test('a market is found by locale and by store code, and nothing else is', () => {
    expect(marketByLocale('nl-NL')).toBe(markets['nl-NL']);
    expect(marketByStoreCode('nl_NL')).toBe(markets['nl-NL']);
    expect(marketByStoreCode('en')).toBe(markets[defaultLocale]);
    expect(marketByLocale('nl_NL')).toBeUndefined();
    expect(marketByStoreCode('nl-NL')).toBeUndefined();
    expect(marketByLocale('constructor')).toBeUndefined();
    expect(isLocaleName('nl')).toBe(false);
  });
});

test('the fourteen currencies have a symbol and a title', () => {
  const details = Object.entries(currencyDetails);
  expect(details).toHaveLength(14);
  for (const [code, currency] of details) {
    expect(currency.code).toBe(code);
    expect(currency.symbol).not.toBe('');
    expect(currency.title).toMatch(/^[A-Z]\S+/);
    expect(decimalsOf(currency.code)).toBeTypeOf('number');
  }
});
