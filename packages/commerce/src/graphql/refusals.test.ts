import { localeNames } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { type CommerceRefusal, refusalMessage } from './refusals.ts';

/** Refusals that have details, with values that are easy to find again. */
const withDetails: readonly CommerceRefusal[] = [
  { code: 'page-size-too-large', details: { maximum: 4711 } },
  { code: 'page-out-of-range', details: { currentPage: 4711, pages: 815 } },
  { code: 'filters-exclude-one-another', details: { first: 'category_id', second: 'category_uid' } },
  { code: 'uid-incorrect', details: { uid: 'a$&b' } },
  { code: 'route-leads-nowhere', details: { path: 'a/b' } },
  { code: 'block-not-found', details: { identifier: 'usp' } },
  { code: 'contact-field-too-long', details: { field: 'name', most: 100 } },
  { code: 'gift-card-in-other-currency', details: { currency: 'SEK' } },
  { code: 'order-below-minimum', details: { minimum: '€ 10', remaining: '€ 3' } },
];

const translatedLocales = localeNames.filter((locale) => !locale.startsWith('en'));

describe('behaviour 5: refusals in the language of the store', () => {
  test('a language keeps every detail of the message', () => {
    for (const locale of translatedLocales) {
      for (const refusal of withDetails) {
        const message = refusalMessage(refusal, locale);
        expect(message).not.toContain('{');
        for (const value of Object.values(refusal.details)) expect(message).toContain(String(value));
        expect(message).not.toBe(refusalMessage(refusal));
      }
    }
  });

  test('no two languages say the same, and English stays as Magento writes it', () => {
    const refusal: CommerceRefusal = { code: 'current-page-not-positive', details: {} };
    const messages = translatedLocales.map((locale) => refusalMessage(refusal, locale));
    expect(new Set(messages).size).toBe(8);
    for (const locale of ['en', 'en-US', 'en-GB'] as const) {
      expect(refusalMessage(refusal, locale)).toBe('currentPage value must be greater than 0.');
    }
  });

  test('what is refused before a store is known stays English', () => {
    expect(refusalMessage({ code: 'store-not-found', details: { code: 'xx' } }, 'nl-NL')).toBe(
      'Requested store is not found (xx)',
    );
  });
});
