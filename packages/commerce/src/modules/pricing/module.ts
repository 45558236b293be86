import type { CommerceModule } from '#module';
import { storesModule } from '#stores';
import { createPricing, type PricingContext } from './reader.ts';
import { pricingGraphql } from './resolvers.ts';
import type { PricingTables } from './tables.ts';

export const pricingModule: CommerceModule<{
  tables: PricingTables;
  context: Pick<PricingContext, 'pricing'>;
}> = {
  name: 'pricing',
  uses: ['stores', 'tax'],
  migrations: [{ module: 'pricing', folder: new URL('./migrations/', import.meta.url) }],
  graphql: [pricingGraphql],
  cacheableRoots: ['price_thresholds'],
  open({ database, settings }, opened) {
    const pricingFor = createPricing(database, opened(storesModule).version, settings);
    return { context: async (visit, reading) => ({ pricing: await pricingFor(visit, visit.now, reading) }) };
  },
};
