import type { CommerceModule } from '#module';
import { exchangeRates } from './exchange-rates.ts';
import { createPricingReader, type PricingContext } from './reader.ts';
import {
  createExchangeRatesAdmin,
  type ExchangeRateSource,
  type ExchangeRatesAdmin,
} from './refresh-exchange-rates.ts';
import { pricingGraphql } from './resolvers.ts';
import type { PricingTables } from './tables.ts';

export const pricingModule: CommerceModule<{
  tables: PricingTables;
  options: {
    /** Who publishes exchange rates; without it, those that are stored hold until the merchant changes them. */
    readonly exchangeRateSource?: ExchangeRateSource;
  };
  context: Pick<PricingContext, 'pricing'>;
  jobs: {
    /** Recurring: rule 20. */
    'pricing.refresh-exchange-rates': unknown;
  };
  admin: { readonly exchangeRates: ExchangeRatesAdmin };
}> = {
  name: 'pricing',
  uses: ['stores', 'tax'],
  migrations: [{ module: 'pricing', folder: new URL('./migrations/', import.meta.url) }],
  graphql: [pricingGraphql],
  cacheableRoots: ['price_thresholds', 'vat_basis_points'],
  // After the central bank has published, whatever the season.
  recurring: [{ task: 'pricing.refresh-exchange-rates', cron: '30 15 * * *' }],
  shopData: [exchangeRates],
  open({ database, clock, log, settings: { timeZone }, exchangeRateSource: source = null }) {
    const rates = createExchangeRatesAdmin({ database, source, clock, timeZone, log });
    return {
      context: (visit, reading) => ({ pricing: createPricingReader(visit, visit, reading) }),
      jobs: { 'pricing.refresh-exchange-rates': async () => void (await rates.refresh()) },
      admin: { exchangeRates: rates },
    };
  },
};
