import type { CommerceModule } from '#module';
import { exchangeRates } from './exchange-rates.ts';
import { createPricingReader, type PricingContext } from './reader.ts';
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
  shopData: [exchangeRates],
  open: () => ({
    context: (visit, reading) => ({ pricing: createPricingReader(visit, visit, reading) }),
  }),
};
