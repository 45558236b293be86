import { offerCurrencies, symbolsOfLocale } from '../currency-details.ts';
import type { Formats, LocaleDefinition } from '../market.ts';
import { marketAddresses } from '../market-addresses.ts';
import {
  americanFormats,
  britishDates,
  englishCategoryPaths,
  englishPageSlugs,
  englishSmallWords,
} from './english.ts';

const formats: Formats = {
  ...americanFormats,
  feet: 'beside',
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
    ...marketAddresses['en-GB'],
    country: 'GB',
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
