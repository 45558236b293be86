import { describe, expect, test } from 'vitest';
import { detectLocale, prefixStrategies, rootRedirect, suggestLocale } from './index.ts';

const firstVisit = { host: 'localhost:3000', pathname: '/', strategy: 'prefix_except_default' } as const;
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('detection', () => {
  test.each([
    ['nl-NL,nl;q=0.9,en;q=0.8', 'nl-NL'],
    ['nl', 'nl-NL'],
    ['nl-BE', 'nl-NL'],
    ['de-AT,de;q=0.9', 'de-DE'],
    ['en-AU', 'en'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en-US'],
    ['EN-gb', 'en-GB'],
    ['fi, sv;q=0.8, en;q=0.9', 'en'],
    ['en;q=0.5, pl', 'pl-PL'],
    ['fr;q=0, da', 'da-DK'],
    ['fr ; q=0.3 , it ; q=0.7', 'it-IT'],
    ['*', undefined],
    ['fi', undefined],
    ['', undefined],
    [';;q=,,', undefined],
    ['nl;q=abc', undefined],
  ])('Accept-Language "%s" asks for %s', (acceptLanguage, locale) => {
    expect(detectLocale({ acceptLanguage })).toBe(locale);
  });

  test('a choice made earlier wins over the browser, unless it is no locale', () => {
    expect(detectLocale({ acceptLanguage: 'de', cookieLocale: 'fr-FR' })).toBe('fr-FR');
    expect(detectLocale({ acceptLanguage: 'de', cookieLocale: 'toString' })).toBe('de-DE');
    expect(detectLocale({ acceptLanguage: null, cookieLocale: null })).toBeUndefined();
  });
});

describe('the root redirect', () => {
  test('leads a first visitor of a shared host to the shop of their language', () => {
    expect(rootRedirect({ ...firstVisit, acceptLanguage: 'nl', userAgent: person })).toBe('/nl');
    expect(rootRedirect({ ...firstVisit, host: 'bowline.eu', acceptLanguage: 'nl' })).toBe('/nl');
    expect(rootRedirect({ ...firstVisit, acceptLanguage: 'en' })).toBeUndefined();
    expect(rootRedirect(firstVisit)).toBeUndefined();
  });

  test('follows the cookie before the browser', () => {
    expect(rootRedirect({ ...firstVisit, acceptLanguage: 'nl', cookieLocale: 'fr-FR' })).toBe('/fr');
    expect(rootRedirect({ ...firstVisit, acceptLanguage: 'nl', cookieLocale: 'en' })).toBeUndefined();
  });

  test.each(['/returns', '/nl', '/paracord', '//'])('never moves the deep link %s', (pathname) => {
    for (const strategy of prefixStrategies) {
      const visit = { ...firstVisit, strategy, pathname, acceptLanguage: 'fr', cookieLocale: 'de-DE' };
      expect(rootRedirect(visit)).toBeUndefined();
    }
  });

  test.each(['bowline.nl', 'www.bowline.de', 'bowline.shop:443'])(
    'never leaves the own domain %s',
    (host) => {
      expect(
        rootRedirect({ ...firstVisit, host, acceptLanguage: 'fr', cookieLocale: 'fr-FR' }),
      ).toBeUndefined();
    },
  );

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 Chrome-Lighthouse',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  ])('never moves the crawler %s', (userAgent) => {
    expect(rootRedirect({ ...firstVisit, acceptLanguage: 'nl', userAgent })).toBeUndefined();
  });

  test('has nowhere to lead without prefixes, and always somewhere where all have one', () => {
    expect(rootRedirect({ ...firstVisit, strategy: 'no_prefix', acceptLanguage: 'nl' })).toBeUndefined();
    expect(rootRedirect({ ...firstVisit, strategy: 'prefix', acceptLanguage: 'nl' })).toBe('/nl');
    expect(rootRedirect({ ...firstVisit, strategy: 'prefix' })).toBe('/en');
    expect(
      rootRedirect({ ...firstVisit, strategy: 'prefix_and_default', acceptLanguage: 'en' }),
    ).toBeUndefined();
  });
});

describe('the suggestion', () => {
  test.each([
    ['another language', { acceptLanguage: 'nl', current: 'en' }, 'nl-NL'],
    ['the same locale', { acceptLanguage: 'nl-BE', current: 'nl-NL' }, undefined],
    ['another country of the same language', { acceptLanguage: 'en-US', current: 'en-GB' }, 'en-US'],
    ['just some English', { acceptLanguage: 'en-AU', current: 'en-GB' }, undefined],
    ['English on a French page', { acceptLanguage: 'en-AU', current: 'fr-FR' }, 'en'],
    ['an earlier choice', { acceptLanguage: 'fr', cookieLocale: 'en', current: 'en-GB' }, 'en'],
    [
      'an earlier choice of this shop',
      { acceptLanguage: 'fr', cookieLocale: 'en', current: 'en' },
      undefined,
    ],
    ['nothing known', { current: 'en' }, undefined],
  ] as const)('for %s', (_, visitor, suggested) => {
    expect(suggestLocale(visitor)).toBe(suggested);
  });
});
