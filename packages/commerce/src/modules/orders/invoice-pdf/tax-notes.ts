import { fill } from '@bowline/kit';
import { countryName, isCountryCode, type LocaleName, shop } from '@bowline/markets';
import type { TaxKind } from '#tax';
import { textsOf } from '#texts';

export interface TaxedDelivery {
  readonly kind: TaxKind;
  /** Where the goods go. */
  readonly country: string;
  readonly locale: LocaleName;
}

/** What the law wants said about the VAT of an order; null for a domestic one. */
export function taxNote({ kind, country, locale }: TaxedDelivery): string | null {
  if (kind === 'domestic') return null;
  return fill(textsOf('orders', locale).invoice.notes[kind], {
    country: isCountryCode(country) ? countryName(country, locale) : country,
    number: shop.company.ukVatNumber,
  });
}
