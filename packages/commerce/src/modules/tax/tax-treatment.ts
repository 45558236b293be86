import { type CountryCode, countries } from '@bowline/markets';
import type { Day, ShopSettings } from '#stores';
import { type RateByClass, rateByClass } from './tax-class.ts';
import { type VatRates, vatRateFor } from './vat-rates.ts';

export type TaxKind = 'domestic' | 'destination' | 'reverse-charge' | 'uk-low-value' | 'uk-import' | 'export';

export interface TaxTreatment {
  readonly kind: TaxKind;
  /** Of the standard class. */
  readonly basisPoints: number;
  /** Rule 13. */
  readonly rates: RateByClass;
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

export interface TaxFacts extends Pick<ShopSettings, 'ukVatLimitMinor'> {
  readonly rates: VatRates;
  /** The order's, by the shop's calendar (rule 14). */
  readonly day: Day;
}

export function taxTreatment(order: TaxedOrder, { rates, day, ukVatLimitMinor }: TaxFacts): TaxTreatment {
  const { country } = order;
  const kind = kindOf(order, ukVatLimitMinor);
  const charged = rateByClass((taxClass) =>
    isCharged[kind] ? vatRateFor(rates, country, taxClass, day) : 0,
  );
  return { kind, basisPoints: charged.standard, rates: charged };
}

const isCharged: Readonly<Record<TaxKind, boolean>> = {
  domestic: true,
  destination: true,
  'reverse-charge': false,
  'uk-low-value': true,
  'uk-import': false,
  export: false,
};

function kindOf(order: TaxedOrder, ukVatLimitMinor: number): TaxKind {
  const { country } = order;
  if (country === homeCountry) return 'domestic';
  if (countries[country].isInEu || isNorthernIreland(order)) {
    return isReverseCharged(order) ? 'reverse-charge' : 'destination';
  }
  if (country !== 'GB') return 'export';
  return order.goodsValueGbpMinor <= ukVatLimitMinor ? 'uk-low-value' : 'uk-import';
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
