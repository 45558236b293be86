import { valueOrRefusal } from '#graphql';
import { findCountry, type StoresContext } from '#stores';
import type { Resolvers } from '#wire';
import { methodsFor } from './methods.ts';

const resolvers: Resolvers<StoresContext> = {
  Query: {
    payment_methods: (_, { country_code }, { store, currency, settings }) => {
      const country = country_code
        ? valueOrRefusal(findCountry(country_code.toUpperCase()))
        : store.market.country;
      return methodsFor(country, currency, settings.offlineMethods).map((code) => ({ code }));
    },
  },
};

export const paymentsGraphql = { file: new URL('./payments.graphql', import.meta.url), resolvers };
