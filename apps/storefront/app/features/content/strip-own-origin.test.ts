import { markets } from '@bowline/markets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripLocaleDomain, stripOwnOrigin } from './strip-own-origin.ts';

describe('the origin of the shop is stripped', () => {
  const hosts = ['rc', 'www', 'test', 'pc', 'blog'].flatMap((subdomain) =>
    ['bowline', 'bowline-cdn'].flatMap((family) =>
      ['nl', 'de', 'eu', 'shop', 'fr'].map((suffix) => `${subdomain}.${family}.${suffix}`),
    ),
  );
  test.each(hosts)('%s', (host) => {
    expect(stripOwnOrigin(`https://${host}/a/b?c=d#e`)).toBe('/a/b');
    expect(stripOwnOrigin(`https://${host}`)).toBe('/');
  });

  test('nothing stays nothing', () => {
    expect(stripOwnOrigin('')).toBe('');
  });
});

describe('anything else stays as it is', () => {
  test.each([
    'http://www.bowline.nl/a',
    'https://bowline.nl/a',
    'https://shop.bowline.nl/a',
    'https://www.bowline.nl.evil.example/a',
    'https://www.bowlines.nl/a',
    'https://www.bowline.nl:8443/a',
    'https://user@www.bowline.nl/a',
    'https://evil.example/https://www.bowline.nl/a',
    '/a/b',
    'a b c',
    'mailto:hello@bowline.nl',
    'https://',
  ])('%s', (url) => {
    expect(stripOwnOrigin(url)).toBe(url);
  });
});

test('what is left never leads to another host', () => {
  const path = fc.string({ unit: fc.constantFrom(...'/\\.@:?#ab') });
  fc.assert(
    fc.property(path, (rest) => {
      const left = stripOwnOrigin(`https://www.bowline.nl/${rest}`);
      expect(new URL(left, 'https://bowline.eu').host).toBe('bowline.eu');
    }),
  );
});

test('content also loses the plain domain of its locale, and only that one', () => {
  expect(stripLocaleDomain('https://bowline.nl/a?b=c#d', markets['nl-NL'])).toBe('/a?b=c#d');
  expect(stripLocaleDomain('https://bowline.de/a', markets['nl-NL'])).toBe('https://bowline.de/a');
});
