import type { Reading } from '@bowline/database';
import {
  type Day,
  keptPerVersion,
  localTime,
  type ReferenceVersion,
  type ShopSettings,
  type StoresContext,
  type Visitor,
} from '#stores';
import type { CommerceDatabase } from '#tables';
import {
  type ChargedPrice,
  reducedPrice,
  runningReduction,
  type StoredPrice,
  unreducedPrice,
} from './charged-price.ts';
import type { PriceView } from './display-price.ts';
import { type ExchangeRates, priceViewOf } from './exchange-rates.ts';
import { lowestPriceBefore } from './price-history.ts';
import { lookUpPriceHistory, lookUpTiers, readExchangeRates } from './repository.ts';
import type { PriceTier } from './tiers.ts';

/** Prices as one request needs them: in one store's view on one day, tiers and histories read in batches. */
export interface PricingReader {
  /** By the shop's calendar. */
  readonly today: Day;
  rates(): ExchangeRates;
  view(): PriceView;
  tiersOf(productId: number): Promise<readonly PriceTier[]>;
  /** Reads the history of the product only when a reduction runs. */
  charge(productId: number, stored: StoredPrice): ChargedPrice | Promise<ChargedPrice>;
}

/** What prices depend on; as the store usually shows them where no display is named (rule 18). */
export type PricedVisitor = Pick<Visitor, 'store' | 'currency'> & Partial<Pick<Visitor, 'vatDisplay'>>;

export interface PricingContext extends StoresContext {
  readonly pricing: PricingReader;
}

export function createPricing(
  database: CommerceDatabase,
  version: ReferenceVersion,
  { timeZone }: Pick<ShopSettings, 'timeZone'>,
): (visitor: PricedVisitor, now: Date, reading: Reading) => Promise<PricingReader> {
  const rates = keptPerVersion(version, () => readExchangeRates(database));

  return async ({ store, currency, vatDisplay }, now, reading) => {
    const known = await rates('rates');
    const historyOf = lookUpPriceHistory(reading);
    const { day: today } = localTime(now, timeZone);
    let view: PriceView | undefined;
    return {
      today,
      rates: () => known,
      view() {
        // Only when it is asked for: a currency without a rate must not spoil what has no price.
        view ??= priceViewOf(store.market, currency, known, vatDisplay);
        return view;
      },
      tiersOf: lookUpTiers(reading),
      charge(productId, stored) {
        const reduction = runningReduction(stored, today);
        if (!reduction) return unreducedPrice(stored);
        return historyOf(productId).then((history) =>
          reducedPrice(stored, reduction, lowestPriceBefore(reduction, history, timeZone)),
        );
      },
    };
  };
}
