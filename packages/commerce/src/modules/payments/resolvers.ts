import { type ResolverMap, valueOrRefusal } from '#graphql';
import { findCountry, type StoresContext } from '#stores';
import { methodsFor } from './methods.ts';

const resolvers: ResolverMap = {
  Query: {
    payment_methods: (
      _: unknown,
      { country_code }: { country_code?: string | null },
      { store, currency }: StoresContext,
    ) => {
      const country = country_code
        ? valueOrRefusal(findCountry(country_code.toUpperCase()))
        : store.market.country;
      return methodsFor(country, currency).map((code) => ({ code }));
    },
  },
};

export const paymentsGraphql = { file: new URL('./payments.graphql', import.meta.url), resolvers };
