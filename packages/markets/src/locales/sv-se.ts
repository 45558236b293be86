import { offerCurrencies, symbolsOfLocale } from '../currency-details.ts';
import type { Formats, LocaleDefinition } from '../market.ts';
import { marketAddresses } from '../market-addresses.ts';
import { englishCategoryPaths, englishPageSlugs } from './english.ts';

const formats: Formats = {
  decimalSeparator: ',',
  groupSeparator: '\u00a0',
  minimumGroupingDigits: 1,
  minusSign: '\u2212',
  money: { positive: '0\u00a0¤', negative: '\u22120\u00a0¤' },
  percent: '0\u00a0%',
  unitSpace: ' ',
  footUnit: 'fot',
  currencySymbols: symbolsOfLocale({ CAD: 'CA$', DKK: 'Dkr', EUR: '€', NOK: 'Nkr', SEK: 'kr', USD: 'US$' }),
  dates: {
    long: {
      pattern: '{day} {month} {year}',
      months: [
        'januari',
        'februari',
        'mars',
        'april',
        'maj',
        'juni',
        'juli',
        'augusti',
        'september',
        'oktober',
        'november',
        'december',
      ],
    },
    short: {
      pattern: '{day} {month} {year}',
      months: ['jan.', 'feb.', 'mars', 'apr.', 'maj', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'],
    },
  },
};

export const svSE: LocaleDefinition = {
  market: {
    ...marketAddresses['sv-SE'],
    country: 'SE',
    defaultCurrency: 'SEK',
    availableCurrencies: offerCurrencies(formats.currencySymbols, { SEK: 'Svensk krona', EUR: 'Euro' }),
    pricesIncludeVat: false,
    titleSuffix: 'bowline.eu',
    siteName: 'Bowline.eu',
    shippingAnchor: 'frakt',
    smallWords: [
      'av',
      'den',
      'det',
      'eller',
      'en',
      'ett',
      'för',
      'från',
      'hos',
      'i',
      'med',
      'och',
      'om',
      'på',
      'per',
      'till',
      'utan',
      'vid',
    ],
    formats,
  },
  pageSlugs: {
    ...englishPageSlugs,
    about: 'om-{brand}',
    terms: 'allmanna-villkor',
    whyBuy: 'varfor-handla-hos-{brand}',
    contact: 'kontakta-oss',
    imprint: 'foretagsinformation',
    privacy: 'integritet-och-cookies',
    returns: 'returer',
    soldOut: 'artikel-slutsald',
    shippingRates: 'frakt-priser',
    wholesale: 'grossist',
    paymentMethods: 'betalningssatt',
    withOrWithoutVat: 'med-eller-utan-moms',
  },
  categoryPaths: {
    ...englishCategoryPaths,
    otherCord: '/overig-touw',
    climbingRope: '/overig-touw/climbing-rope-per-meter',
    dogLeash: '/hundkoppel-rep',
  },
};
