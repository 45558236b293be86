import { countryCodes } from '@bowline/markets';
import { encodeUid, type ResolverMap, valueOrRefusal } from '#graphql';
import { describeCountry, findCountry } from './countries.ts';
import type { StoresContext } from './model.ts';
import { describeStore, rootCategoryId } from './store-config.ts';
import { storeViews } from './store-views.ts';

const resolvers: ResolverMap = {
  Query: {
    storeConfig: (_: unknown, __: unknown, context: StoresContext) => describeStore(context.store, context),
    // There is one website with one group, so narrowing to the group changes nothing.
    availableStores: (_: unknown, __: unknown, context: StoresContext) =>
      storeViews.map((store) => describeStore(store, context)),
    countries: (_: unknown, __: unknown, { store }: StoresContext) =>
      countryCodes.map((code) => describeCountry(code, store.locale)),
    country: (_: unknown, { id }: { id?: string | null }, { store }: StoresContext) =>
      describeCountry(valueOrRefusal(findCountry(id)), store.locale),
    visitor: (_: unknown, __: unknown, { customerId, currency, country, vatDisplay }: StoresContext) => ({
      isSignedIn: customerId !== null,
      currency,
      countryCode: country,
      pricesIncludeVat: vatDisplay === 'incl',
    }),
  },
  StoreConfig: {
    root_category_uid: () => encodeUid(rootCategoryId),
  },
};

export const storesGraphql = { file: new URL('./stores.graphql', import.meta.url), resolvers };
