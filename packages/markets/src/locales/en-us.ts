import { offerCurrencies } from '../currency-details.ts';
import type { LocaleDefinition } from '../market.ts';
import { shop } from '../shop.ts';
import { americanFormats, englishCategoryPaths, englishPageSlugs, englishSmallWords } from './english.ts';

export const enUS: LocaleDefinition = {
  market: {
    name: 'en-US',
    code: 'en_US',
    language: 'en',
    friendlyName: 'English (United States)',
    country: 'US',
    domain: 'bowline.shop',
    domainDefault: shop.sharedDomain,
    prefix: '/en-us',
    defaultCurrency: 'USD',
    availableCurrencies: offerCurrencies(americanFormats.currencySymbols, { USD: 'US dollar' }),
    pricesIncludeVat: false,
    titleSuffix: 'Bowline.shop',
    siteName: 'Bowline.shop',
    shippingAnchor: 'shipping',
    smallWords: englishSmallWords,
    formats: americanFormats,
  },
  pageSlugs: englishPageSlugs,
  categoryPaths: englishCategoryPaths,
};
