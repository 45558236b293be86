import { describe, expect, test } from 'vitest';
import { countries, countryCodes, countryName, isCountryCode, localeNames } from './index.ts';

const all = Object.values(countries);

describe('countries', () => {
  test('are the 249 of ISO 3166-1, each with a code of two and of three letters', () => {
    expect(countryCodes).toHaveLength(249);
    for (const { code, alpha3 } of all) expect([code, alpha3].join(' ')).toMatch(/^[A-Z]{2} [A-Z]{3}$/);
    expect(new Set(all.map(({ alpha3 }) => alpha3)).size).toBe(249);
    expect(countryCodes).toEqual(countryCodes.toSorted());
  });

  test.each([
    ['NL', 'NLD'],
    ['CH', 'CHE'],
    ['AT', 'AUT'],
    ['AU', 'AUS'],
    ['KM', 'COM'],
    ['CF', 'CAF'],
    ['SE', 'SWE'],
    ['RS', 'SRB'],
  ] as const)('%s is %s', (code, alpha3) => {
    expect(countries[code].alpha3).toBe(alpha3);
  });

  test('27 are in the European Union, Greece as GR, the United Kingdom not', () => {
    const members = all.filter((country) => country.isInEu).map(({ code }) => code);
    expect(members.join(' ')).toBe(
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    );
  });

  test('addresses in the United States, Canada and Australia name a region', () => {
    const withRegions = all.filter(({ regions }) => regions.length > 0);
    expect(withRegions.map(({ code, regions }) => `${code} ${regions.length}`)).toEqual([
      'AU 8',
      'CA 13',
      'US 54',
    ]);
    for (const { regions } of withRegions) {
      expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
      expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length);
    }
  });

  test('addresses have postcodes, with the exceptions of the world’s post', () => {
    const without = all.filter(({ hasPostcodes }) => !hasPostcodes).map(({ code }) => code);
    expect(without).toHaveLength(59);
    expect(without).toEqual(expect.arrayContaining(['AE', 'HK', 'MO', 'QA', 'ZW']));
    for (const { code, isInEu, hasPostcodes } of all)
      if (isInEu) expect([code, hasPostcodes]).toEqual([code, true]);
  });

  test.each(localeNames)('every country has a name in %s', (locale) => {
    for (const code of countryCodes) expect(countryName(code, locale)).not.toBe(code);
  });

  test('a country is called as in the locale’s language', () => {
    expect(countryName('DE', 'nl-NL')).toBe('Duitsland');
    expect(countryName('SE', 'sv-SE')).toBe('Sverige');
  });

  test('a code is recognised exactly', () => {
    expect(isCountryCode('NL')).toBe(true);
    expect(isCountryCode('nl')).toBe(false);
    expect(isCountryCode('toString')).toBe(false);
  });
});
