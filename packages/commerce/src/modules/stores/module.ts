import type { CommerceModule } from '#module';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { type StoresRefusals, storesRefusals } from './refusals.ts';
import { storesGraphql } from './resolvers.ts';
import { createSettingsAdmin, type SettingsAdmin } from './shop-settings.ts';
import type { StoresTables } from './tables.ts';

export const storesModule: CommerceModule<{
  tables: StoresTables;
  refusals: StoresRefusals;
  services: { readonly limiter: RateLimiter };
  admin: { readonly settings: SettingsAdmin };
}> = {
  name: 'stores',
  uses: [],
  migrations: [{ module: 'stores', folder: new URL('./migrations/', import.meta.url) }],
  refusals: storesRefusals,
  graphql: [storesGraphql],
  cacheableRoots: [
    'storeConfig',
    'availableStores',
    'currency',
    'countries',
    'country',
    'recaptchaFormConfig',
    'recaptchaV3Config',
  ],
  open: ({ database, log }) => ({
    services: { limiter: createRateLimiter(database) },
    admin: { settings: createSettingsAdmin(database, log) },
  }),
};
