import { describe, expect, test } from 'vitest';
import {
  allMarkets,
  hasOwnDomain,
  localeUrl,
  marketOwningHost,
  normaliseHost,
  prefixOf,
  prefixStrategies,
  resolveLocale,
  type VisitorLanguage,
} from './index.ts';

describe('hosts', () => {
  test.each([
    ['bowline.nl', 'nl-NL'],
    ['www.bowline.nl', 'nl-NL'],
    ['WWW.Bowline.NL:8443', 'nl-NL'],
    ['bowline.nl.', 'nl-NL'],
    ['bowline.de', 'de-DE'],
    ['bowline.shop', 'en-US'],
    ['bowline.eu', undefined],
    ['localhost:3000', undefined],
    ['[::1]:3000', undefined],
    ['rc.bowline.nl', undefined],
    ['bowline.nl.evil.example', undefined],
    ['', undefined],
  ])('%s belongs to %s alone', (host, locale) => {
    expect(marketOwningHost(host)?.name).toBe(locale);
  });

  test('an address in brackets keeps its colons', () => {
    expect(normaliseHost('[::1]:3000')).toBe('[::1]');
    expect(normaliseHost('[::1]')).toBe('[::1]');
  });

  test('three locales have a domain of their own', () => {
    expect(allMarkets.filter(hasOwnDomain).map(({ name }) => name)).toEqual(['en-US', 'nl-NL', 'de-DE']);
  });
});

/** [host, path, locale, basename, page path, redirect] per strategy. */
type Row = [string, string, string, string, string, string?];
const ownDomains: Row[] = [
  ['bowline.nl', '/', 'nl-NL', '', '/'],
  ['www.bowline.nl:443', '/retourneren', 'nl-NL', '', '/retourneren'],
  ['bowline.de', '/fr/retours', 'de-DE', '', '/fr/retours'],
];
const strayPrefixOnOwnDomain: Row[] = [
  ['bowline.nl', '/nl/retourneren', 'nl-NL', '', '/nl/retourneren', '/retourneren'],
  ['bowline.shop', '/en-us', 'en-US', '', '/en-us', '/'],
  ['bowline.nl', '/nl//evil.example', 'nl-NL', '', '/nl//evil.example', '/evil.example'],
];
const prefixed: Row[] = [
  ['bowline.eu', '/nl/retourneren', 'nl-NL', '/nl', '/retourneren'],
  ['localhost:3000', '/nl', 'nl-NL', '/nl', '/'],
  ['localhost:3000', '/nl/', 'nl-NL', '/nl', '/', '/nl'],
  ['localhost:3000', '/en-us/returns', 'en-US', '/en-us', '/returns'],
  ['localhost:3000', '/NL/Retourneren', 'nl-NL', '/nl', '/Retourneren', '/nl/Retourneren'],
  ['localhost:3000', '/sv//evil.example', 'sv-SE', '/sv', '/evil.example', '/sv/evil.example'],
];

const table = {
  prefix_except_default: [
    ...ownDomains,
    ...strayPrefixOnOwnDomain,
    ...prefixed,
    ['bowline.eu', '/', 'en', '', '/'],
    ['bowline.eu', '/returns', 'en', '', '/returns'],
    ['bowline.eu', '/en/returns', 'en', '', '/en/returns'],
    ['bowline.eu', '/nlx', 'en', '', '/nlx'],
  ],
  prefix: [
    ...ownDomains,
    ...strayPrefixOnOwnDomain,
    ...prefixed,
    ['bowline.eu', '/en/returns', 'en', '/en', '/returns'],
    ['bowline.eu', '/en-gb/returns', 'en-GB', '/en-gb', '/returns'],
    ['bowline.eu', '/', 'en', '', '/', '/en'],
    ['bowline.eu', '/returns', 'en', '', '/returns', '/en/returns'],
  ],
  prefix_and_default: [
    ...ownDomains,
    ...strayPrefixOnOwnDomain,
    ...prefixed,
    ['bowline.eu', '/en/returns', 'en', '/en', '/returns'],
    ['bowline.eu', '/returns', 'en', '', '/returns'],
    ['bowline.eu', '/', 'en', '', '/'],
  ],
  no_prefix: [
    ...ownDomains,
    ['bowline.eu', '/', 'en', '', '/'],
    ['bowline.eu', '/nl/retourneren', 'en', '', '/nl/retourneren'],
    ['bowline.nl', '/nl/retourneren', 'nl-NL', '', '/nl/retourneren'],
  ],
} satisfies Record<string, Row[]>;

describe.each(prefixStrategies)('strategy %s', (strategy) => {
  test.each<Row>(table[strategy])('%s%s is %s, basename "%s", page %s', (...row) => {
    const [host, pathname, locale, basename, page, redirect] = row;
    const resolved = resolveLocale({ host, pathname, strategy });
    expect(resolved.market.name).toBe(locale);
    expect(resolved).toMatchObject({ basename, pathname: page });
    expect(resolved.needsRedirectTo).toBe(redirect);
    expect(resolved.isOwnDomain).toBe(marketOwningHost(host) !== undefined);
  });

  test('the link to a page leads back to it', () => {
    for (const market of allMarkets) {
      const host = 'localhost:3000';
      const link = localeUrl(market, '/some/page', { host, strategy });
      const resolved = resolveLocale({ host, pathname: link, strategy, cookieLocale: market.name });
      expect(resolved).toMatchObject({ market: { name: market.name }, pathname: '/some/page' });
      expect(resolved.needsRedirectTo).toBeUndefined();
    }
  });
});

describe('the visitor’s language', () => {
  test('decides where addresses carry no locale: the cookie, else the browser', () => {
    const request = { host: 'bowline.eu', pathname: '/returns', strategy: 'no_prefix' } as const;
    const localeOf = (visitor: VisitorLanguage & { host?: string }) =>
      resolveLocale({ ...request, ...visitor }).market.name;
    expect(localeOf({ cookieLocale: 'fr-FR', acceptLanguage: 'nl' })).toBe('fr-FR');
    expect(localeOf({ cookieLocale: 'xx' })).toBe('en');
    expect(localeOf({ acceptLanguage: 'nl-BE,en;q=0.5' })).toBe('nl-NL');
    expect(localeOf({ acceptLanguage: 'zh' })).toBe('en');
    expect(localeOf({ cookieLocale: 'fr-FR', host: 'bowline.nl' })).toBe('nl-NL');
  });

  test.each(prefixStrategies)('decides at the one address that has no locale variants (%s)', (strategy) => {
    const pathname = '/customer/account/createPassword';
    for (const market of allMarkets)
      expect(resolveLocale({ host: 'bowline.eu', pathname, strategy, cookieLocale: market.name })).toEqual({
        market,
        basename: prefixOf(market, strategy),
        pathname,
        isOwnDomain: false,
      });
    expect(resolveLocale({ host: 'bowline.nl', pathname, strategy, cookieLocale: 'fr-FR' })).toMatchObject({
      market: { name: 'nl-NL' },
      basename: '',
    });
  });

  test('never overrules an address that says the locale', () => {
    const french = { cookieLocale: 'fr-FR', acceptLanguage: 'fr' };
    const request = { host: 'bowline.eu', strategy: 'prefix_except_default', ...french } as const;
    expect(resolveLocale({ ...request, pathname: '/nl/x' }).market.name).toBe('nl-NL');
    expect(resolveLocale({ ...request, pathname: '/returns' }).market.name).toBe('en');
  });
});
