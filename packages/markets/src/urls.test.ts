import { describe, expect, test } from 'vitest';
import {
  absoluteUrl,
  canonicalUrl,
  hreflangLinks,
  localeNames,
  localeUrl,
  markets,
  staticPages,
} from './index.ts';

const strategy = 'prefix_except_default';

describe('the link to a page of a locale', () => {
  test.each([
    ['localhost:3000', 'nl-NL', '/retourneren', '/nl/retourneren'],
    ['localhost:3000', 'nl-NL', '/', '/nl'],
    ['localhost:3000', 'nl-NL', '/?page=2', '/nl?page=2'],
    ['localhost:3000', 'nl-NL', 'retourneren', '/nl/retourneren'],
    ['localhost:3000', 'en', '/returns', '/returns'],
    ['localhost:3000', 'en', '/', '/'],
    ['bowline.eu', 'nl-NL', '/retourneren', '/nl/retourneren'],
    ['bowline.nl', 'nl-NL', '/retourneren', '/retourneren'],
    ['www.bowline.nl', 'de-DE', '/', 'https://bowline.de/'],
    ['bowline.nl', 'fr-FR', '/', 'https://bowline.eu/fr'],
    ['bowline.nl', 'en', '/returns', 'https://bowline.eu/returns'],
  ] as const)('from %s to %s%s is %s', (host, locale, path, url) => {
    expect(localeUrl(markets[locale], path, { host, strategy })).toBe(url);
  });

  test.each(['//evil.example', '/\\evil.example', '\\\\evil.example'])('%s stays on the host', (path) => {
    expect(localeUrl(markets.en, path, { host: 'localhost', strategy })).toBe('/evil.example');
    expect(localeUrl(markets['nl-NL'], path, { host: 'bowline.nl', strategy })).toBe('/evil.example');
  });

  test.each([
    ['no_prefix', '/returns', '/returns'],
    ['prefix', '/en/returns', '/fr/returns'],
    ['prefix_except_default', '/returns', '/fr/returns'],
    ['prefix_and_default', '/returns', '/fr/returns'],
  ] as const)('with %s is %s in English and %s in French', (chosen, english, french) => {
    const place = { host: 'localhost', strategy: chosen };
    expect(localeUrl(markets.en, '/returns', place)).toBe(english);
    expect(localeUrl(markets['fr-FR'], '/returns', place)).toBe(french);
  });
});

describe('production addresses', () => {
  test.each([
    ['en', 'https://bowline.eu/returns'],
    ['en-US', 'https://bowline.shop/returns'],
    ['en-GB', 'https://bowline.eu/en-gb/returns'],
    ['nl-NL', 'https://bowline.nl/returns'],
    ['sv-SE', 'https://bowline.eu/sv/returns'],
  ] as const)('%s is at %s', (locale, url) => {
    expect(absoluteUrl(markets[locale], '/returns')).toBe(url);
  });

  test('a home page has one spelling', () => {
    expect(absoluteUrl(markets['nl-NL'], '/')).toBe('https://bowline.nl/');
    expect(absoluteUrl(markets['fr-FR'], '/')).toBe('https://bowline.eu/fr');
    expect(absoluteUrl(markets.en, '/', 'prefix')).toBe('https://bowline.eu/en');
  });
});

describe('hreflang', () => {
  test('names every locale and x-default, each address once', () => {
    const links = hreflangLinks(staticPages.returns);
    expect(links.map(({ hreflang }) => hreflang)).toEqual([...localeNames, 'x-default']);
    expect(links).toContainEqual({ hreflang: 'nl-NL', href: 'https://bowline.nl/retourneren' });
    expect(links.at(-1)).toEqual({ hreflang: 'x-default', href: 'https://bowline.eu/returns' });
    expect(new Set(links.map(({ href }) => href)).size).toBe(localeNames.length);
  });

  test('leaves out locales without the page', () => {
    expect(hreflangLinks({ 'de-DE': '/seil', 'nl-NL': '/touw' })).toEqual([
      { hreflang: 'nl-NL', href: 'https://bowline.nl/touw' },
      { hreflang: 'de-DE', href: 'https://bowline.de/seil' },
      { hreflang: 'x-default', href: 'https://bowline.nl/touw' },
    ]);
    expect(hreflangLinks({})).toEqual([]);
  });
});

describe('the canonical address', () => {
  const market = markets['nl-NL'];

  test('keeps only the whitelisted parameters of its query', () => {
    expect(canonicalUrl(market, '/paracord', '?utm_source=x&page=2&color=red')).toBe(
      'https://bowline.nl/paracord?page=2',
    );
    expect(canonicalUrl(market, '/paracord', '?color=red')).toBe('https://bowline.nl/paracord');
    expect(canonicalUrl(market, '/')).toBe('https://bowline.nl/');
  });

  test('sorts them by name', () => {
    const options = { queryParameters: ['page', 'color', 'a'] };
    expect(canonicalUrl(market, '/x', 'page=2&color=red&a=1&color=blue', options)).toBe(
      'https://bowline.nl/x?a=1&color=red&color=blue&page=2',
    );
  });

  test('is lowercased where configured', () => {
    expect(canonicalUrl(market, '/Touw', '?page=A')).toBe('https://bowline.nl/Touw?page=A');
    expect(canonicalUrl(market, '/Touw', '?page=A', { lowercase: true })).toBe(
      'https://bowline.nl/touw?page=a',
    );
  });

  test('follows the prefix strategy', () => {
    expect(canonicalUrl(markets.en, '/x', '', { strategy: 'prefix' })).toBe('https://bowline.eu/en/x');
    expect(canonicalUrl(markets['fr-FR'], '/')).toBe('https://bowline.eu/fr');
  });
});
