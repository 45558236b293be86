import { createLookup, type Reading, statement } from '@bowline/database';
import type { RecordedPrice } from './price-history.ts';
import type { PriceTier } from './tiers.ts';

const tiersOfProducts = statement<PriceTier & { readonly productId: number }>(`
  select product_id as "productId", quantity, percent_off as "percentOff" from price_tier
  where product_id = any($1) order by product_id, quantity`);

export function lookUpTiers(reading: Reading): (productId: number) => Promise<readonly PriceTier[]> {
  return createLookup(reading, {
    statement: tiersOfProducts,
    keyOf: ({ productId }) => productId,
    collect: (tiers) => tiers,
  });
}

const historiesOfProducts = statement<RecordedPrice & { readonly productId: number }>(`
  select product_id as "productId", valid_from as "validFrom", price_minor as "priceMinor" from price_history
  where product_id = any($1) order by product_id, valid_from`);

/** Oldest first. */
export function lookUpPriceHistory(
  reading: Reading,
): (productId: number) => Promise<readonly RecordedPrice[]> {
  return createLookup(reading, {
    statement: historiesOfProducts,
    keyOf: ({ productId }) => productId,
    collect: (history) => history,
  });
}
