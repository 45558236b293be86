import { moneyToDecimal } from '@bowline/kit';
import { markets } from '@bowline/markets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TaxClass, vatRatesOf } from '#tax';
import { displayPrice, type PriceView, smallestBaseShownAs, vatShownBy } from './display-price.ts';

const dutch: PriceView = { currency: 'EUR', ratePerMillion: 1_000_000, vatBasisPoints: 2100 };
const swedish: PriceView = { currency: 'SEK', ratePerMillion: 11_050_000, vatBasisPoints: 0 };
const german: PriceView = { currency: 'EUR', ratePerMillion: 1_000_000, vatBasisPoints: 1900 };
const polish: PriceView = { currency: 'PLN', ratePerMillion: 4_260_000, vatBasisPoints: 2300 };
const yen: PriceView = { currency: 'JPY', ratePerMillion: 163_200_000, vatBasisPoints: 2100 };

const shown = (view: PriceView, minor: number, taxClass: TaxClass = 'standard') =>
  moneyToDecimal(displayPrice(view, { minor, taxClass }));

describe('displayed prices', () => {
  test('rule 2, G1: a Dutch price includes 21 % VAT', () => {
    expect(shown(dutch, 10_00)).toBe('12.10');
  });

  test('rule 2, G2: a Swedish price is converted and has no VAT', () => {
    expect(shown(swedish, 10_00)).toBe('110.50');
  });

  test('rule 3, G3: half a cent and more is rounded up', () => {
    expect(shown(german, 41)).toBe('0.49');
  });

  test('rule 3, G4: only the end result is rounded', () => {
    expect(shown(polish, 33)).toBe('1.73');
  });

  test('rule 3, G5: yen have no decimals', () => {
    expect(shown(yen, 10_00)).toBe('1975');
  });

  test('rule 4: a gift card shows its amount without VAT', () => {
    expect(shown(dutch, 25_00, 'none')).toBe('25.00');
  });

  test('rule 2, G15: a book has the VAT of books, and what has no rate of its own that of most goods', () => {
    const view = { ...dutch, classVat: { standard: 2100, books: 900, services: 2100, none: 0 } };
    expect(shown(view, 10_00, 'books')).toBe('10.90');
    expect(shown(view, 10_00, 'services')).toBe('12.10');
    expect(shown(dutch, 10_00, 'services')).toBe('12.10');
  });

  test('a higher stored price is never displayed lower', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(10_000), (minor, more) => {
        const lower = displayPrice(polish, { minor, taxClass: 'standard' });
        const higher = displayPrice(polish, { minor: minor + more, taxClass: 'standard' });
        expect(higher.minor).toBeGreaterThanOrEqual(lower.minor);
      }),
    );
  });

  test('rule 8: a bound in displayed prices becomes the exact bound in stored prices', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(dutch, swedish, german, polish, yen),
        fc.integer({ min: 1, max: 500_000 }),
        (view, bound) => {
          const base = smallestBaseShownAs(view, bound);
          const at = (minor: number) => displayPrice(view, { minor, taxClass: 'standard' }).minor;
          expect(at(base)).toBeGreaterThanOrEqual(bound);
          expect(at(base - 1)).toBeLessThan(bound);
        },
      ),
    );
  });
});

const rates = vatRatesOf([
  { country: 'NL', taxClass: 'standard', validFrom: '2000-01-01', basisPoints: 2100 },
  { country: 'SE', taxClass: 'standard', validFrom: '2000-01-01', basisPoints: 2500 },
]);

test.each([
  ['nl-NL', 'incl', 2100],
  ['nl-NL', 'excl', 0],
  ['nl-NL', undefined, 2100],
  ['sv-SE', 'incl', 2500],
  ['sv-SE', 'excl', 0],
  ['sv-SE', undefined, 0],
  ['en-US', 'incl', 0],
] as const)('rule 18: %s shows prices %s with %i basis points', (locale, display, vat) => {
  expect(vatShownBy(markets[locale], rates, '2026-11-02', display).standard).toBe(vat);
});
