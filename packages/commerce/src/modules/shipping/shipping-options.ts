import { compareMoney, type Money, subtractMoney } from '@bowline/kit';
import { type CountryCode, warehousePickup } from '@bowline/markets';
import { type BasePrice, cleanThreshold, priceAsShown, type StorePriceView } from '#pricing';
import type { Day, ShopSettings } from '#stores';
import { type ExpectedDelivery, expectedDelivery, type ShippingHours } from './expected-delivery.ts';
import {
  type CarrierCode,
  carrierNames,
  marketKey,
  type RateBand,
  type ShippingData,
  type ShippingService,
} from './shipping-data.ts';

/** The warehouse is a carrier like any other, except that nothing is carried. */
export const warehouseCode = 'warehouse';

/** What Magento calls collecting: clients that know its in-store pickup choose the same by this name. */
export const inStoreCode = 'instore';

type Collecting = Pick<ShopSettings, 'collectingCountries'>;

/** Rule 11. */
export function canCollectFrom(country: string, { collectingCountries }: Collecting): boolean {
  return collectingCountries === 'all' || collectingCountries.some((code) => code === country);
}

/** A way to get an order; `carrier` and `method` together name it. */
export interface ShippingOption {
  readonly carrier: CarrierCode | typeof warehouseCode;
  readonly method: 'home' | 'pickup-point' | 'pickup';
  readonly carrierName: string;
  /** Nothing when it is free. */
  readonly stored: BasePrice;
  /** Goods from which it is free, in the currency asked for; null never, or always. */
  readonly freeFrom: Money | null;
  /** Goods that are missing to it (rule 12); null when none are. */
  readonly missingToFree: Money | null;
  readonly earliestDate: Day;
  readonly latestDate: Day;
}

export interface ShippingQuestion {
  readonly country: CountryCode;
  readonly weightGrams: number;
  /** Goods after discounts, as the shop shows them. */
  readonly goods: Money;
  readonly storeCode: string;
  readonly view: StorePriceView;
  readonly data: ShippingData;
  readonly now: Date;
  readonly settings: ShippingHours & Collecting;
  /** What the warehouse is called in the language of the visitor. */
  readonly warehouseName: string;
}

/** Rules 8 to 12: delivery and pickup points by carrier, then the warehouse. */
export function shippingOptions(question: ShippingQuestion): readonly ShippingOption[] {
  const { country, now, settings, data } = question;
  const delivery = expectedDelivery(now, country, settings, data);
  const parcels = parcelOptions(question, delivery);
  return canCollectFrom(country, settings) ? [...parcels, atTheWarehouse(question, delivery)] : parcels;
}

function atTheWarehouse(
  { warehouseName }: ShippingQuestion,
  { pickupDate }: ExpectedDelivery,
): ShippingOption {
  return {
    carrier: warehouseCode,
    method: 'pickup',
    carrierName: warehouseName,
    stored: free,
    freeFrom: null,
    missingToFree: null,
    earliestDate: pickupDate,
    latestDate: pickupDate,
  };
}

/** Rule 13: who collects an order receives it where the warehouse is, and pays the VAT of that country. */
export function destinationOf(country: CountryCode, carrier: ShippingOption['carrier'] | null): CountryCode {
  return carrier === warehouseCode ? warehousePickup.country : country;
}

function parcelOptions(
  { country, weightGrams, goods, storeCode, view, data }: ShippingQuestion,
  { earliestDate, latestDate }: ExpectedDelivery,
): readonly ShippingOption[] {
  const zone = data.zoneOf.get(country);
  if (!zone) return [];
  const { freeFromMinor } = zone;
  const freeFrom =
    freeFromMinor === null ? null : cleanThreshold(freeFromMinor, view.currency, view.ratePerMillion);
  const isFree = freeFrom !== null && compareMoney(goods, freeFrom) >= 0;
  const market = marketKey(storeCode, view.currency);
  return zone.services.map((service) => ({
    carrier: service.carrier,
    method: service.kind,
    carrierName: carrierNames[service.carrier],
    stored: isFree ? free : storedPriceOf(service, weightGrams, market, view),
    freeFrom,
    missingToFree: freeFrom === null || isFree ? null : subtractMoney(freeFrom, goods),
    earliestDate,
    latestDate,
  }));
}

const free: BasePrice = { minor: 0, taxClass: 'standard' };

/** Rule 16. */
function storedPriceOf(
  service: ShippingService,
  weightGrams: number,
  market: string,
  view: StorePriceView,
): BasePrice {
  const { minor, marketMinor } = parcelPrice(service, weightGrams, market);
  const stored: BasePrice = { minor, taxClass: 'standard' };
  return marketMinor === null ? stored : priceAsShown(stored, marketMinor, view);
}

interface ParcelPrice {
  /** Euro cents without VAT. */
  readonly minor: number;
  /** As the market shows it, where every parcel has such a price (rule 16). */
  readonly marketMinor: number | null;
}

/** Rules 9, 10 and 16: for goods of this weight. `market` names a store and a currency. */
function parcelPrice(
  { bands }: Pick<ShippingService, 'bands'>,
  weightGrams: number,
  market: string,
): ParcelPrice {
  const heaviest = bands.at(-1) ?? bands[0];
  const full = Math.floor(Math.max(0, weightGrams - 1) / heaviest.upToGrams);
  const last = bandFor(bands, weightGrams - full * heaviest.upToGrams);
  const [fullShown, lastShown] = [heaviest, last].map(({ marketPrices }) => marketPrices.get(market));
  const isShown = lastShown !== undefined && (full === 0 || fullShown !== undefined);
  return {
    minor: full * heaviest.priceMinor + last.priceMinor,
    marketMinor: isShown ? full * (fullShown ?? 0) + lastShown : null,
  };
}

function bandFor(bands: ShippingService['bands'], weightGrams: number): RateBand {
  return bands.find(({ upToGrams }) => weightGrams <= upToGrams) ?? bands[0];
}
