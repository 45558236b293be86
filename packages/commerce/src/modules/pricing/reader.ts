import type { CurrencyCode } from '@bowline/kit';
import DataLoader from 'dataloader';
import { keptPerVersion, type ReferenceVersion, type StoresContext, type StoreView } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { PriceView } from './display-price.ts';
import { type ExchangeRates, priceViewOf } from './exchange-rates.ts';
import { readExchangeRates, readTiers } from './repository.ts';
import type { PriceTier } from './tiers.ts';

/** Prices as one request needs them: in one store's view, tiers read in batches. */
export interface PricingReader {
  rates(): Promise<ExchangeRates>;
  view(): Promise<PriceView>;
  tiersOf(productId: number): Promise<PriceTier[]>;
}

export interface PricingContext extends StoresContext {
  readonly pricing: PricingReader;
}

export function createPricing(
  database: CommerceDatabase,
  version: ReferenceVersion,
): (store: StoreView, currency: CurrencyCode) => PricingReader {
  const rates = keptPerVersion(version, () => readExchangeRates(database));

  return (store, currency) => {
    const tiers = new DataLoader((ids: readonly number[]) => readTiers(database, ids));
    let view: Promise<PriceView> | undefined;
    return {
      rates: () => rates('rates'),
      view() {
        view ??= rates('rates').then((known) => priceViewOf(store.market, currency, known));
        return view;
      },
      tiersOf: (productId) => tiers.load(productId),
    };
  };
}
