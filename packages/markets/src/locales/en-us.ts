import { offerCurrencies } from '../currency-details.ts';
import type { LocaleDefinition } from '../market.ts';
import { marketAddresses } from '../market-addresses.ts';
import { americanFormats, englishCategoryPaths, englishPageSlugs, englishSmallWords } from './english.ts';

export const enUS: LocaleDefinition = {
  market: {
    ...marketAddresses['en-US'],
    country: 'US',
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
