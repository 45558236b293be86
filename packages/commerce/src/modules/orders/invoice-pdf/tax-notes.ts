import { countryName, isCountryCode, type LocaleName, shop } from '@bowline/markets';
import type { TaxKind } from '#tax';
import { fill } from './fill.ts';
import { invoiceWordsIn } from './words/words-in.ts';

export interface TaxedDelivery {
  readonly kind: TaxKind;
  /** Where the goods go. */
  readonly country: string;
  readonly locale: LocaleName;
}

/** What the law wants said about the VAT of an order; null for a domestic one. */
export function taxNote({ kind, country, locale }: TaxedDelivery): string | null {
  if (kind === 'domestic') return null;
  return fill(invoiceWordsIn(locale).notes[kind], {
    country: isCountryCode(country) ? countryName(country, locale) : country,
    number: shop.company.ukVatNumber,
  });
}
