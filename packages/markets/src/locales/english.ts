import { symbolsOfLocale } from '../currency-details.ts';
import type { Formats, LocaleDefinition } from '../market.ts';

/** What the three English locales share, and what other locales leave in English (specification 2.3, 2.4). */
export const englishPageSlugs: LocaleDefinition['pageSlugs'] = {
  about: 'about-{brand}',
  terms: 'general-terms-conditions',
  whyBuy: 'why-buy-at-{brand}',
  contact: 'contact-us',
  imprint: 'imprint',
  privacy: 'privacy-notice-and-cookies',
  returns: 'returns',
  soldOut: 'article-sold-out',
  shippingRates: 'shipping-rates',
  showroom: 'book-an-appointment',
  recycling: '{brand}-recycling',
  wholesale: 'wholesale',
  ambassadors: 'ambassadors-overview-menu',
  yesProduct: 'yes{product}',
  paymentMethods: 'payment-method',
  withOrWithoutVat: 'with-or-without-vat',
};

export const englishCategoryPaths: LocaleDefinition['categoryPaths'] = {
  mainCord: '/{product}',
  ppm: '/ppm',
  otherCord: '/other-cord',
  climbingRope: '/climbing-rope-per-meter',
  dogLeash: '/dog-leash-rope',
  accessories: '/{product}-accessory',
  leather: '/leather-products',
  webbing: '/webbing-biothane',
  biothane: '/webbing-biothane/biothane',
  diyKits: '/diy-kits',
  diyTools: '/{product}-diy-tools',
  newArrivals: '/new-arrivals',
};

export const englishSmallWords = [
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'per',
  'the',
  'to',
  'with',
];

const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const americanFormats: Formats = {
  decimalSeparator: '.',
  groupSeparator: ',',
  minimumGroupingDigits: 1,
  minusSign: '\u2212',
  money: { positive: '¤0', negative: '\u2212¤0' },
  percent: '0%',
  unitSpace: '\u00a0',
  footUnit: 'ft',
  feet: 'first',
  currencySymbols: symbolsOfLocale({
    AUD: 'A$',
    CAD: 'CA$',
    EUR: '€',
    GBP: '£',
    HKD: 'HK$',
    JPY: '¥',
    USD: '$',
  }),
  dates: {
    long: { pattern: '{month} {day}, {year}', months: longMonths },
    short: {
      pattern: '{month} {day}, {year}',
      months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    },
  },
};

export const britishDates: Formats['dates'] = {
  long: { pattern: '{day} {month} {year}', months: longMonths },
  short: {
    pattern: '{day} {month} {year}',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  },
};
