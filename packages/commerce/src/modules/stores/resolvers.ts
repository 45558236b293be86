import { countryCodes } from '@bowline/markets';
import { encodeUid, valueOrRefusal } from '#graphql';
import type { Resolvers } from '#wire';
import { describeCountry, findCountry } from './countries.ts';
import type { StoresContext } from './model.ts';
import { describeStore, rootCategoryId } from './store-config.ts';
import { storeViews } from './store-views.ts';

const noRecaptcha = {
  isEnabled: false,
  badgePosition: '',
  failureMessage: '',
  forms: [],
  languageCode: null,
  minimumScore: 0,
  theme: '',
  websiteKey: '',
};

const resolvers: Resolvers<StoresContext> = {
  Query: {
    storeConfig: (_, __, context) => describeStore(context.store, context),
    // There is one website with one group, so narrowing to the group changes nothing.
    availableStores: (_, __, context) => storeViews.map((store) => describeStore(store, context)),
    recaptchaFormConfig: () => ({ isEnabled: false, configurations: null }),
    recaptchaV3Config: () => noRecaptcha,
    countries: (_, __, { store }) => countryCodes.map((code) => describeCountry(code, store.locale)),
    country: (_, { id }, { store }) => describeCountry(valueOrRefusal(findCountry(id)), store.locale),
    visitor: (_, __, { customerId, currency, country, vatDisplay }) => ({
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
