import type { CommerceModule } from '#module';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { createReferenceVersion, type ReferenceVersion } from './reference-version.ts';
import { type StoresRefusals, storesRefusals } from './refusals.ts';
import { storesGraphql } from './resolvers.ts';
import type { StoresTables } from './tables.ts';

export const storesModule: CommerceModule<{
  tables: StoresTables;
  refusals: StoresRefusals;
  options: {
    /** How long attributes, categories and exchange rates may be kept before asking whether they changed. */
    readonly referenceMaxAgeMs?: number;
  };
  services: { readonly version: ReferenceVersion; readonly limiter: RateLimiter };
}> = {
  name: 'stores',
  uses: [],
  migrations: [{ module: 'stores', folder: new URL('./migrations/', import.meta.url) }],
  refusals: storesRefusals,
  graphql: [storesGraphql],
  cacheableRoots: ['storeConfig', 'availableStores', 'currency', 'countries', 'country'],
  open: ({ database, referenceMaxAgeMs = 1_000 }) => ({
    services: {
      version: createReferenceVersion(database, {
        maxAgeMs: referenceMaxAgeMs,
        nowMs: () => performance.now(),
      }),
      limiter: createRateLimiter(database),
    },
  }),
};
