import { offerCurrencies } from '../currency-details.ts';
import type { Formats, LocaleDefinition } from '../market.ts';
import { marketAddresses } from '../market-addresses.ts';
import { shop } from '../shop.ts';
import {
  americanFormats,
  britishDates,
  englishCategoryPaths,
  englishPageSlugs,
  englishSmallWords,
} from './english.ts';

// The shop for all of Europe: a day stands before its month there, whatever the language.
const formats: Formats = { ...americanFormats, feet: 'beside', dates: britishDates };

export const en: LocaleDefinition = {
  market: {
    ...marketAddresses.en,
    country: shop.country,
    defaultCurrency: 'EUR',
    availableCurrencies: offerCurrencies(formats.currencySymbols, {
      EUR: 'Euro',
      GBP: 'British pound',
      DKK: 'Danish krone',
      NOK: 'Norwegian krone',
      PLN: 'Polish złoty',
      SEK: 'Swedish krona',
      CHF: 'Swiss franc',
      USD: 'US dollar',
    }),
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
