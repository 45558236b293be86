import { countryName, formatMoney, formatNumber, isCountryCode, type Market } from '@bowline/markets';
import { ShippingRatesQuery } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { toMoney } from '../../catalog/product-tile.ts';

export type ShippingRatesView = Awaited<ReturnType<typeof loadShippingRates>>;

/** What parcels cost, as commerce charges it; the visitor's own country stands first. */
export async function loadShippingRates({ commerce, market }: ShopRequest) {
  const { data } = await commerce.query(ShippingRatesQuery, {});
  const zones = present(data?.shipping_rates ?? []).map((zone) => ({
    key: zone.zone,
    isOwn: zone.countries.includes(market.country),
    countries: namesOf(present(zone.countries), market),
    freeFrom: zone.free_from ? formatMoney(toMoney(zone.free_from), market) : null,
    weights: weightsOf(present(zone.services)).map((grams) => weight(grams, market)),
    services: present(zone.services).map((service) => ({
      name: service.carrier_name,
      isPickupPoint: service.is_pickup_point,
      bands: present(service.bands).map(({ up_to_grams, price }) => ({
        upTo: weight(up_to_grams, market),
        price: formatMoney(toMoney(price), market),
      })),
    })),
  }));
  return zones.sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

function namesOf(codes: readonly string[], market: Market): readonly string[] {
  const names = codes.flatMap((code) => (isCountryCode(code) ? [countryName(code, market.name)] : []));
  return names.sort((one, other) => one.localeCompare(other, market.name));
}

/** Every weight for which some service has a price, lightest first. */
function weightsOf(services: readonly { bands: readonly ({ up_to_grams: number } | null)[] }[]): number[] {
  const grams = services.flatMap(({ bands }) => bands.flatMap((band) => band?.up_to_grams ?? []));
  return [...new Set(grams)].sort((one, other) => one - other);
}

function weight(grams: number, market: Market): string {
  return `${formatNumber(grams / 1000, market)} kg`;
}

/** The schema lets any item of a list be null. */
function present<Item>(items: readonly (Item | null)[]): Item[] {
  return items.filter((item) => item !== null);
}
