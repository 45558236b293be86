import { offerCurrencies, symbolsOfLocale } from '../currency-details.ts';
import type { Formats, LocaleDefinition } from '../market.ts';
import { marketAddresses } from '../market-addresses.ts';
import { englishCategoryPaths, englishPageSlugs } from './english.ts';

const formats: Formats = {
  decimalSeparator: ',',
  groupSeparator: '\u00a0',
  minimumGroupingDigits: 2,
  minusSign: '\u2212',
  money: { positive: '0\u00a0¤', negative: '\u22120\u00a0¤' },
  percent: '0%',
  unitSpace: '\u00a0',
  footUnit: 'ft',
  feet: 'once',
  currencySymbols: symbolsOfLocale({ EUR: '€', PLN: 'zł' }),
  dates: {
    long: {
      pattern: '{day} {month} {year}',
      months: [
        'stycznia',
        'lutego',
        'marca',
        'kwietnia',
        'maja',
        'czerwca',
        'lipca',
        'sierpnia',
        'września',
        'października',
        'listopada',
        'grudnia',
      ],
    },
    short: {
      pattern: '{day} {month} {year}',
      months: ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
    },
  },
};

export const plPL: LocaleDefinition = {
  market: {
    ...marketAddresses['pl-PL'],
    country: 'PL',
    defaultCurrency: 'PLN',
    availableCurrencies: offerCurrencies(formats.currencySymbols, { PLN: 'Złoty polski', EUR: 'Euro' }),
    pricesIncludeVat: true,
    titleSuffix: 'bowline.eu',
    siteName: 'Bowline.eu',
    shippingAnchor: 'wysylka',
    smallWords: ['bez', 'dla', 'do', 'i', 'lub', 'na', 'o', 'od', 'po', 'w', 'z', 'za', 'ze'],
    formats,
  },
  pageSlugs: {
    ...englishPageSlugs,
    about: 'o-{brand}',
    terms: 'regulamin',
    whyBuy: 'dlaczego-warto-kupowac-w-{brand}',
    contact: 'kontakt',
    imprint: 'dane-firmy',
    privacy: 'prywatnosc-i-cookies',
    returns: 'zwroty',
    soldOut: 'artykul-wyprzedany',
    shippingRates: 'koszty-wysylki',
    wholesale: 'hurt',
    paymentMethods: 'metody-platnosci',
    withOrWithoutVat: 'z-vat-lub-bez-vat',
  },
  categoryPaths: {
    ...englishCategoryPaths,
    dogLeash: '/lina-na-smycze',
    leather: '/wyroby-ze-skory',
  },
};
