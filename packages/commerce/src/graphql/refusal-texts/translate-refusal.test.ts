import { localeNames } from '@bowline/markets';
import { describe, expect, test } from 'vitest';
import { type CommerceRefusal, describeRefusal } from '../refusals.ts';

/** Every refusal that has details, with values that are easy to find again. */
const withDetails: readonly CommerceRefusal[] = [
  { code: 'page-size-too-large', details: { maximum: 4711 } },
  { code: 'page-out-of-range', details: { currentPage: 4711, pages: 815 } },
  { code: 'filters-exclude-one-another', details: { first: 'category_id', second: 'category_uid' } },
  { code: 'uid-incorrect', details: { uid: 'a$&b' } },
  { code: 'match-too-short', details: { minimum: 3 } },
  { code: 'attribute-code-missing', details: { entityType: 'catalog_product' } },
  { code: 'entity-type-missing', details: { attributeCode: 'rope_diameter' } },
  { code: 'entity-type-invalid', details: { entityType: 'nonsense' } },
  { code: 'route-leads-nowhere', details: { path: 'a/b' } },
  { code: 'page-not-found', details: { identifier: 'returns' } },
  { code: 'block-not-found', details: { identifier: 'usp' } },
];

const translatedLocales = localeNames.filter((locale) => !locale.startsWith('en'));

describe('behaviour 5: refusals in the language of the store', () => {
  test('a language keeps every detail of the message', () => {
    for (const locale of translatedLocales) {
      for (const refusal of withDetails) {
        const { message, category } = describeRefusal(refusal, locale);
        expect(message).not.toContain('{');
        for (const value of Object.values(refusal.details)) expect(message).toContain(String(value));
        expect(message).not.toBe(describeRefusal(refusal).message);
        expect(category).toBe(describeRefusal(refusal).category);
      }
    }
  });

  test('no two languages say the same, and English stays as Magento writes it', () => {
    const refusal: CommerceRefusal = { code: 'current-page-not-positive', details: {} };
    const messages = translatedLocales.map((locale) => describeRefusal(refusal, locale).message);
    expect(new Set(messages).size).toBe(8);
    for (const locale of ['en', 'en-US', 'en-GB'] as const) {
      expect(describeRefusal(refusal, locale).message).toBe('currentPage value must be greater than 0.');
    }
  });

  test('what is refused before a store is known stays English', () => {
    expect(describeRefusal({ code: 'store-not-found', details: { code: 'xx' } }, 'nl-NL').message).toBe(
      'Requested store is not found (xx)',
    );
  });
});
