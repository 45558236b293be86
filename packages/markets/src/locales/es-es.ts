import { offerCurrencies, symbolsOfLocale } from '../currency-details.ts';
import type { Formats, LocaleDefinition } from '../market.ts';
import { marketAddresses } from '../market-addresses.ts';
import { englishCategoryPaths, englishPageSlugs } from './english.ts';

const formats: Formats = {
  decimalSeparator: ',',
  groupSeparator: '.',
  minimumGroupingDigits: 2,
  minusSign: '\u2212',
  money: { positive: '0\u00a0¤', negative: '\u22120\u00a0¤' },
  percent: '0\u00a0%',
  unitSpace: '\u00a0',
  footUnit: 'ft',
  feet: 'once',
  currencySymbols: symbolsOfLocale({ EUR: '€', USD: 'US$' }),
  dates: {
    long: {
      pattern: '{day} de {month} de {year}',
      months: [
        'enero',
        'febrero',
        'marzo',
        'abril',
        'mayo',
        'junio',
        'julio',
        'agosto',
        'septiembre',
        'octubre',
        'noviembre',
        'diciembre',
      ],
    },
    short: {
      pattern: '{day} {month} {year}',
      months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
    },
  },
};

export const esES: LocaleDefinition = {
  market: {
    ...marketAddresses['es-ES'],
    country: 'ES',
    defaultCurrency: 'EUR',
    availableCurrencies: offerCurrencies(formats.currencySymbols, {
      EUR: 'Euro',
      USD: 'Dólar estadounidense',
    }),
    pricesIncludeVat: true,
    titleSuffix: 'bowline.eu',
    siteName: 'Bowline.eu',
    shippingAnchor: 'envio',
    smallWords: [
      'a',
      'al',
      'con',
      'de',
      'del',
      'el',
      'en',
      'la',
      'las',
      'los',
      'o',
      'para',
      'por',
      'sin',
      'un',
      'una',
      'y',
    ],
    formats,
  },
  pageSlugs: {
    ...englishPageSlugs,
    about: 'sobre-{brand}',
    terms: 'condiciones-generales',
    whyBuy: 'por-que-comprar-en-{brand}',
    contact: 'contacto',
    imprint: 'aviso-legal',
    privacy: 'privacidad-y-cookies',
    returns: 'devoluciones',
    soldOut: 'articulo-agotado',
    shippingRates: 'gastos-de-envio',
    wholesale: 'venta-al-por-mayor',
    paymentMethods: 'metodos-de-pago',
    withOrWithoutVat: 'con-o-sin-iva',
  },
  categoryPaths: {
    ...englishCategoryPaths,
    climbingRope: '/other-cord/climbing-rope-per-meter',
    dogLeash: '/correa-de-perro',
    leather: '/cuero-y-productos-de-cuero',
  },
};
