import { ok, type Result } from '@bowline/kit';
import type { CommerceDatabase } from '#tables';
import { changePrices, type PriceRefusal, type ReductionWish, type ShopTime } from './change-prices.ts';

/** The whole pricing of a product as it shall be from now on; prices are EUR cents without VAT. */
export interface PriceChange {
  readonly sku: string;
  readonly priceMinor: number;
  /** Null: none, or no longer. */
  readonly reduction: ReductionWish | null;
}

export async function changePrice(
  database: CommerceDatabase,
  time: ShopTime,
  change: PriceChange,
): Promise<Result<undefined, PriceRefusal>> {
  return database.transaction(async (transaction) => {
    const { refused } = await changePrices(transaction, [change], time);
    const refusal = refused.get(0);
    return refusal ? { ok: false, refusal } : ok();
  });
}
