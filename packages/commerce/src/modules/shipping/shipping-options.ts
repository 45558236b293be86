import { type CurrencyCode, compareMoney, type Money } from '@bowline/kit';
import { type CountryCode, warehousePickup } from '@bowline/markets';
import { cleanThreshold } from '#pricing';
import type { Day } from '#stores';
import { type CarrierCode, carrierNames, zoneOf } from './data/rates.ts';
import { type ExpectedDelivery, expectedDelivery, type ShippingHours } from './expected-delivery.ts';
import { parcelPrice } from './parcels.ts';

/** Where somebody may come from to collect an order (rule 11). */
const countriesNearWarehouse: ReadonlySet<string> = new Set<CountryCode>(['NL', 'BE', 'DE', 'LU']);

/** The warehouse is a carrier like any other, except that nothing is carried. */
export const warehouseCode = 'warehouse';

/** Rule 11. */
export function canCollectFrom(country: string): boolean {
  return countriesNearWarehouse.has(country);
}

/** A way to get an order; `carrier` and `method` together name it. */
export interface ShippingOption {
  readonly carrier: CarrierCode | typeof warehouseCode;
  readonly method: 'home' | 'pickup-point' | 'pickup';
  readonly carrierName: string;
  /** Euro cents without VAT; 0 is free. */
  readonly priceMinor: number;
  /** Goods from which it is free, in the currency asked for; null never, or always. */
  readonly freeFrom: Money | null;
  readonly earliestDate: Day;
  readonly latestDate: Day;
}

export interface ShippingQuestion {
  readonly country: CountryCode;
  readonly weightGrams: number;
  /** Goods after discounts, as the shop shows them. */
  readonly goods: Money;
  readonly currency: CurrencyCode;
  readonly ratePerMillion: number;
  readonly now: Date;
  readonly hours: ShippingHours;
  /** What the warehouse is called in the language of the visitor. */
  readonly warehouseName: string;
}

/** Rules 8 to 12: delivery and pickup points by carrier, then the warehouse. */
export function shippingOptions(question: ShippingQuestion): readonly ShippingOption[] {
  const { country, now, hours } = question;
  const delivery = expectedDelivery(now, country, hours);
  const parcels = parcelOptions(question, delivery);
  return canCollectFrom(country) ? [...parcels, atTheWarehouse(question, delivery)] : parcels;
}

function atTheWarehouse(
  { warehouseName }: ShippingQuestion,
  { pickupDate }: ExpectedDelivery,
): ShippingOption {
  return {
    carrier: warehouseCode,
    method: 'pickup',
    carrierName: warehouseName,
    priceMinor: 0,
    freeFrom: null,
    earliestDate: pickupDate,
    latestDate: pickupDate,
  };
}

/** Rule 13: who collects an order receives it where the warehouse is, and pays the VAT of that country. */
export function destinationOf(country: CountryCode, carrier: ShippingOption['carrier'] | null): CountryCode {
  return carrier === warehouseCode ? warehousePickup.country : country;
}

function parcelOptions(
  { country, weightGrams, goods, currency, ratePerMillion }: ShippingQuestion,
  { earliestDate, latestDate }: ExpectedDelivery,
): readonly ShippingOption[] {
  const zone = zoneOf(country);
  if (!zone) return [];
  const freeFrom =
    zone.freeFromMinor === null ? null : cleanThreshold(zone.freeFromMinor, currency, ratePerMillion);
  const isFree = freeFrom !== null && compareMoney(goods, freeFrom) >= 0;
  return zone.services.map((service) => ({
    carrier: service.carrier,
    method: service.kind,
    carrierName: carrierNames[service.carrier],
    priceMinor: isFree ? 0 : parcelPrice(service, weightGrams),
    freeFrom,
    earliestDate,
    latestDate,
  }));
}
