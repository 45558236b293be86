import { type CountryCode, countries, ukVatWarningLimit } from '@bowline/markets';
import type { Day } from '#stores';
import { type VatRates, vatRateFor } from './vat-rates.ts';

export type TaxKind = 'domestic' | 'destination' | 'reverse-charge' | 'uk-low-value' | 'uk-import' | 'export';

export interface TaxTreatment {
  readonly kind: TaxKind;
  readonly basisPoints: number;
}

export interface TaxedOrder {
  readonly country: CountryCode;
  /** Only tells Northern Ireland from the rest of the United Kingdom. */
  readonly postcode?: string | null;
  readonly isBusiness: boolean;
  /** Two letters a valid VAT number begins with; null without one that counts. */
  readonly vatNumberPrefix: string | null;
  /** Pence, without VAT, after discounts, without shipping (rule 6). */
  readonly goodsValueGbpMinor: number;
}

const homeCountry: CountryCode = 'NL';

/** `day` is the order's, by the shop's calendar (rule 14). */
export function taxTreatment(order: TaxedOrder, rates: VatRates, day: Day): TaxTreatment {
  const { country } = order;
  const basisPoints = vatRateFor(rates, country, 'standard', day);
  if (country === homeCountry) return { kind: 'domestic', basisPoints };
  if (countries[country].isInEu || isNorthernIreland(order)) {
    return isReverseCharged(order)
      ? { kind: 'reverse-charge', basisPoints: 0 }
      : { kind: 'destination', basisPoints };
  }
  if (country !== 'GB') return { kind: 'export', basisPoints: 0 };
  return order.goodsValueGbpMinor <= ukVatWarningLimit.minor
    ? { kind: 'uk-low-value', basisPoints }
    : { kind: 'uk-import', basisPoints: 0 };
}

/** Rule 5. */
export function isNorthernIreland({ country, postcode }: Pick<TaxedOrder, 'country' | 'postcode'>): boolean {
  return country === 'GB' && /^\s*BT\s*\d/i.test(postcode ?? '');
}

/** Rules 4 and 5. A number of the Greek state begins with EL, not with its country code. */
function isReverseCharged({ isBusiness, vatNumberPrefix, country }: TaxedOrder): boolean {
  if (!isBusiness || vatNumberPrefix === null || vatNumberPrefix === homeCountry) return false;
  return country === 'GB' ? vatNumberPrefix === 'XI' : vatNumberPrefix !== 'GB';
}
