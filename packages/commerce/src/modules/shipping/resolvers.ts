import { type CountryCode, countryCodes } from '@bowline/markets';
import { valueOrRefusal } from '#graphql';
import { cleanThreshold, displayPrice, type PriceView, type PricingContext } from '#pricing';
import { findCountry } from '#stores';
import type { Resolvers } from '#wire';
import {
  carrierNames,
  type RateBand,
  type ShippingService,
  type ShippingZone,
  shippingZones,
  zoneOf,
} from './data/rates.ts';
import { expectedDelivery } from './expected-delivery.ts';

const resolvers: Resolvers<PricingContext> = {
  Query: {
    expected_delivery: (_, { country_code }, { now, settings }) => {
      const country = valueOrRefusal(findCountry(country_code.toUpperCase()));
      const delivery = expectedDelivery(now, country, settings);
      return { ...delivery, cutOffAt: () => delivery.cutOffAt.toISOString() };
    },
    shipping_rates: (_, __, { pricing }) => {
      const view = pricing.view();
      return shippingZones.map((zone) => zoneRates(zone, view));
    },
  },
};

export const shippingGraphql = { file: new URL('./shipping.graphql', import.meta.url), resolvers };

const countriesByZone = new Map<ShippingZone, CountryCode[]>();
for (const country of countryCodes) {
  const zone = zoneOf(country);
  if (zone) countriesByZone.set(zone, [...(countriesByZone.get(zone) ?? []), country]);
}

/** Prices as the store shows them: in the visitor's currency, with VAT where its prices include it. */
function zoneRates(zone: ShippingZone, view: PriceView) {
  return {
    zone: zone.key,
    countries: countriesByZone.get(zone) ?? [],
    freeFrom:
      zone.freeFromMinor === null
        ? null
        : cleanThreshold(zone.freeFromMinor, view.currency, view.ratePerMillion),
    services: zone.services.map((service) => serviceRates(service, view)),
  };
}

function serviceRates({ carrier, kind, bands }: ShippingService, view: PriceView) {
  return {
    carrierCode: carrier,
    carrierName: carrierNames[carrier],
    isPickupPoint: kind === 'pickup-point',
    bands: bands.map(({ upToGrams, priceMinor }: RateBand) => ({
      upToGrams,
      price: displayPrice(view, { minor: priceMinor, taxClass: 'standard' }),
    })),
  };
}
