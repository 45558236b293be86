import { offerCurrencies, symbolsOfLocale } from '../currency-details.ts';
import type { Formats, LocaleDefinition } from '../market.ts';
import { shop } from '../shop.ts';
import {
  americanFormats,
  britishDates,
  englishCategoryPaths,
  englishPageSlugs,
  englishSmallWords,
} from './english.ts';

const formats: Formats = {
  ...americanFormats,
  currencySymbols: symbolsOfLocale({
    AUD: 'A$',
    CAD: 'CA$',
    EUR: '€',
    GBP: '£',
    HKD: 'HK$',
    JPY: 'JP¥',
    USD: 'US$',
  }),
  dates: britishDates,
};

export const enGB: LocaleDefinition = {
  market: {
    name: 'en-GB',
    code: 'en_GB',
    language: 'en',
    friendlyName: 'English (United Kingdom)',
    country: 'GB',
    domain: 'bowline.eu',
    domainDefault: shop.sharedDomain,
    prefix: '/en-gb',
    defaultCurrency: 'GBP',
    availableCurrencies: offerCurrencies(formats.currencySymbols, { GBP: 'British pound', EUR: 'Euro' }),
    pricesIncludeVat: true,
    titleSuffix: 'bowline.eu',
    siteName: 'Bowline.eu',
    shippingAnchor: 'shipping',
    smallWords: englishSmallWords,
    formats,
  },
  pageSlugs: englishPageSlugs,
  categoryPaths: englishCategoryPaths,
};
