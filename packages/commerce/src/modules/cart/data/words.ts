import { formatPercent, type LocaleName, type Market } from '@bowline/markets';
import type { MethodCode } from '#payments';
import type { ShippingOption } from '#shipping';
import type { TaxKind } from '#tax';
import type { GiftCardField } from '../lines/line-refusals.ts';
import type { CartNotice } from '../pricing/price-cart.ts';
import { danish } from './words/danish.ts';
import { dutch } from './words/dutch.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { italian } from './words/italian.ts';
import { polish } from './words/polish.ts';
import { spanish } from './words/spanish.ts';
import { swedish } from './words/swedish.ts';

/** What an answer about a cart says in the language of the store. */
export interface CartWords {
  readonly incentive: string;
  readonly vat: string;
  readonly warehouse: string;
  readonly shippingMethods: Readonly<Record<ShippingOption['method'], string>>;
  readonly card: string;
  readonly bankTransfer: string;
  readonly nothingToPay: string;
  readonly notices: Readonly<Record<CartNotice, string>>;
  readonly lineGone: string;
  readonly lineTooMany: string;
  readonly importVatWarning: string;
  readonly giftCardFields: Readonly<Record<GiftCardField, string>>;
  readonly terms: { readonly name: string; readonly content: string; readonly checkbox: string };
}

const words: Readonly<Record<LocaleName, CartWords>> = {
  en: english,
  'en-GB': english,
  'en-US': english,
  'nl-NL': dutch,
  'de-DE': german,
  'fr-FR': french,
  'it-IT': italian,
  'es-ES': spanish,
  'pl-PL': polish,
  'da-DK': danish,
  'sv-SE': swedish,
};

export function wordsOf(locale: LocaleName): CartWords {
  return words[locale];
}

/** Brands are called the same everywhere. */
const brands: Readonly<Partial<Record<MethodCode | 'free', string>>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  klarna: 'Klarna',
};

export function paymentTitle(code: MethodCode | 'free', locale: LocaleName): string {
  const { card, bankTransfer, nothingToPay } = words[locale];
  if (code === 'creditcard') return card;
  if (code === 'banktransfer') return bankTransfer;
  return brands[code] ?? nothingToPay;
}

export function shippingTitle(method: ShippingOption['method'], locale: LocaleName): string {
  return words[locale].shippingMethods[method];
}

/** Tax rule 6. */
export function taxWarning(kind: TaxKind, locale: LocaleName): string | null {
  return kind === 'uk-import' ? words[locale].importVatWarning : null;
}

/** Such as `VAT 21%`. */
export function vatLabel(basisPoints: number, market: Market): string {
  return `${words[market.name].vat} ${formatPercent(basisPoints, market)}`;
}
