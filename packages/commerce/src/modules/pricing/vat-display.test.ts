import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { vatDisplayOf, vatShownBy } from './vat-display.ts';

const asking = (value?: string) =>
  new Request(
    'https://shop.test/graphql',
    value === undefined ? {} : { headers: { 'X-Vat-Display': value } },
  );

test.each([
  ['nl-NL', undefined, 'incl', 2100],
  ['nl-NL', 'excl', 'excl', 0],
  ['nl-NL', 'incl', 'incl', 2100],
  ['nl-NL', 'whatever', 'incl', 2100],
  ['sv-SE', undefined, 'excl', 0],
  ['sv-SE', 'incl', 'incl', 2500],
  ['en-US', 'incl', 'incl', 0],
] as const)(
  'rule 18: %s asked for %s shows prices %s, with %i basis points',
  (locale, wish, display, vat) => {
    expect(vatDisplayOf(asking(wish), markets[locale])).toBe(display);
    expect(vatShownBy(markets[locale], display)).toBe(vat);
  },
);
