import { valueOrRefusal } from '#graphql';
import { cleanThreshold, displayPrice, type PricingContext, priceAsShown } from '#pricing';
import { findCountry } from '#stores';
import type { Resolvers } from '#wire';
import { expectedDelivery } from './expected-delivery.ts';
import {
  carrierNames,
  marketKey,
  type RateBand,
  type ShippingService,
  type ShippingZone,
  shippingData,
} from './shipping-data.ts';
import { canCollectFrom } from './shipping-options.ts';

const resolvers: Resolvers<PricingContext> = {
  Query: {
    expected_delivery: (_, { country_code }, { now, settings, shopFacts }) => {
      const country = valueOrRefusal(findCountry(country_code.toUpperCase()));
      const delivery = expectedDelivery(now, country, settings, shopFacts.of(shippingData));
      // Rule 6.
      const pickupDate = canCollectFrom(country, settings) ? delivery.pickupDate : null;
      return { ...delivery, pickupDate, cutOffAt: () => delivery.cutOffAt.toISOString() };
    },
    shipping_rates: (_, { country_code }, context) => {
      const country = country_code ? valueOrRefusal(findCountry(country_code.toUpperCase())) : undefined;
      return context.shopFacts
        .of(shippingData)
        .zones.filter(({ countries }) => !country || countries.includes(country))
        .map((zone) => zoneRates(zone, context));
    },
  },
};

export const shippingGraphql = { file: new URL('./shipping.graphql', import.meta.url), resolvers };

/** Prices as the store shows them: in the visitor's currency, with VAT where its prices include it. */
function zoneRates({ key, countries, freeFromMinor, services }: ShippingZone, context: PricingContext) {
  const { currency, ratePerMillion } = context.pricing.view();
  return {
    zone: key,
    countries,
    freeFrom: freeFromMinor === null ? null : cleanThreshold(freeFromMinor, currency, ratePerMillion),
    services: services.map((service) => serviceRates(service, context)),
  };
}

function serviceRates({ carrier, kind, bands }: ShippingService, { store, pricing }: PricingContext) {
  const view = pricing.view();
  const market = marketKey(store.code, view.currency);
  return {
    carrierCode: carrier,
    carrierName: carrierNames[carrier],
    isPickupPoint: kind === 'pickup-point',
    bands: bands.map(({ upToGrams, priceMinor, marketPrices }: RateBand) => {
      const stored = { minor: priceMinor, taxClass: 'standard' } as const;
      const shown = marketPrices.get(market);
      const price = displayPrice(view, shown === undefined ? stored : priceAsShown(stored, shown, view));
      return { upToGrams, price };
    }),
  };
}
