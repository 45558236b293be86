import { type ResolverMap, valueOrRefusal } from '#graphql';
import { findCountry, type StoresContext } from '#stores';
import { expectedDelivery } from './expected-delivery.ts';

const resolvers: ResolverMap = {
  Query: {
    expected_delivery: (
      _: unknown,
      { country_code }: { country_code: string },
      { now, settings }: StoresContext,
    ) => {
      const country = valueOrRefusal(findCountry(country_code.toUpperCase()));
      const delivery = expectedDelivery(now, country, settings);
      return { ...delivery, cutOffAt: delivery.cutOffAt.toISOString() };
    },
  },
};

export const shippingGraphql = { file: new URL('./shipping.graphql', import.meta.url), resolvers };
