import type { Reading } from '@bowline/database';
import type { VatDisplay } from '@bowline/markets';
import { type Day, localTime, type ShopFacts, type StoresContext, type Visitor } from '#stores';
import { vatRates } from '#tax';
import {
  type ChargedPrice,
  reducedPrice,
  runningReduction,
  type StoredPrice,
  unreducedPrice,
} from './charged-price.ts';
import { type StorePriceView, vatShownBy } from './display-price.ts';
import { type ExchangeRates, exchangeRates, priceViewOf } from './exchange-rates.ts';
import { lowestPriceBefore } from './price-history.ts';
import { lookUpPriceHistory, lookUpTiers } from './repository.ts';
import type { PriceTier } from './tiers.ts';

/** Prices as one request needs them: in one store's view on one day, tiers and histories read in batches. */
export interface PricingReader {
  /** By the shop's calendar. */
  readonly today: Day;
  rates(): ExchangeRates;
  view(): StorePriceView;
  tiersOf(productId: number): Promise<readonly PriceTier[]>;
  /** Reads the history of the product only when a reduction runs. */
  charge(productId: number, stored: StoredPrice): ChargedPrice | Promise<ChargedPrice>;
}

/** What prices depend on; as the store usually shows them where no display is named (rule 18). */
export type PricedVisitor = Pick<Visitor, 'store' | 'currency'> & Partial<Pick<Visitor, 'vatDisplay'>>;

export interface PricingContext extends StoresContext {
  readonly pricing: PricingReader;
}

export interface PricedMoment {
  readonly now: Date;
  readonly shopFacts: ShopFacts;
}

export function createPricingReader(
  { store, currency, vatDisplay }: PricedVisitor,
  { now, shopFacts }: PricedMoment,
  reading: Reading,
): PricingReader {
  const { timeZone } = shopFacts.settings;
  const rates = shopFacts.of(exchangeRates);
  const historyOf = lookUpPriceHistory(reading);
  const { day: today } = localTime(now, timeZone);
  const vatShown = (display?: VatDisplay) => vatShownBy(store.market, shopFacts.of(vatRates), today, display);
  let known: StorePriceView | undefined;
  function view(): StorePriceView {
    // Only when it is asked for: a currency without a rate must not spoil what has no price.
    known ??= priceViewOf(rates, { currency, vat: vatShown(vatDisplay), storeVat: vatShown() });
    return known;
  }
  return {
    today,
    rates: () => rates,
    view,
    tiersOf: lookUpTiers(reading),
    charge(productId, stored) {
      const reduction = runningReduction(stored, today);
      if (!reduction) return unreducedPrice(stored, view);
      return historyOf(productId).then((history) =>
        reducedPrice(stored, reduction, lowestPriceBefore(reduction, history, timeZone), view),
      );
    },
  };
}
