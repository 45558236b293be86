import { describe, expect, test } from 'vitest';
import {
  categoryKeys,
  categoryPath,
  localeNames,
  pageIdBySlug,
  slugsOfAllLocales,
  staticPageIds,
  staticPagePath,
  staticPages,
} from './index.ts';

/** Specification 2.3 and decision D1. */
const englishSlugs = {
  about: 'about-bowline',
  terms: 'general-terms-conditions',
  whyBuy: 'why-buy-at-bowline',
  contact: 'contact-us',
  imprint: 'imprint',
  privacy: 'privacy-notice-and-cookies',
  returns: 'returns',
  soldOut: 'article-sold-out',
  shippingRates: 'shipping-rates',
  showroom: 'book-an-appointment',
  recycling: 'bowline-recycling',
  wholesale: 'wholesale',
  ambassadors: 'ambassadors-overview-menu',
  yesProduct: 'yesparacord',
  paymentMethods: 'payment-method',
  withOrWithoutVat: 'with-or-without-vat',
};

describe('static content pages', () => {
  test.each(['en', 'en-US', 'en-GB'] as const)('%s has the slugs of specification 2.3', (locale) => {
    for (const id of staticPageIds) expect(staticPages[id][locale]).toBe(englishSlugs[id]);
  });

  test('the shipping rates have the slugs that specification 2.5 names', () => {
    expect(staticPagePath('shippingRates', 'it-IT')).toBe('/spedizione-tariffe');
    expect(staticPagePath('shippingRates', 'sv-SE')).toBe('/frakt-priser');
  });

  test.each(['it-IT', 'es-ES', 'pl-PL', 'da-DK', 'sv-SE'] as const)(
    '%s reuses four English slugs and translates all others',
    (locale) => {
      const reused = staticPageIds.filter((id) => staticPages[id][locale] === englishSlugs[id]);
      expect(reused).toEqual(['showroom', 'recycling', 'ambassadors', 'yesProduct']);
    },
  );

  test.each(localeNames)('%s is complete, with clean and unique slugs', (locale) => {
    const slugs = staticPageIds.map((id) => staticPages[id][locale]);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(slugs).size).toBe(staticPageIds.length);
  });

  test.each(localeNames)('in %s no slug hides a category', (locale) => {
    const taken = categoryKeys.map((key) => categoryPath(key, locale));
    for (const id of staticPageIds) expect(taken).not.toContain(staticPagePath(id, locale));
  });

  test.each(localeNames)('a page of %s is found by its slug', (locale) => {
    for (const id of staticPageIds) expect(pageIdBySlug(locale, staticPages[id][locale])).toBe(id);
    expect(pageIdBySlug(locale, 'no-such-page')).toBeUndefined();
    expect(pageIdBySlug(locale, '')).toBeUndefined();
  });

  test('a slug means the same page in every locale that has it', () => {
    const all = slugsOfAllLocales();
    for (const id of staticPageIds) {
      for (const locale of localeNames) expect(all.get(staticPages[id][locale])).toBe(id);
    }
  });
});
