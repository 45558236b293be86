import { ok, type Result, refuse } from '@bowline/kit';
import { lockProduct, setProductPrice } from '#catalog';
import { type Reduction, replacePricing } from '#pricing';
import { isDay, localTime } from '#stores';
import type { CommerceDatabase } from '#tables';

/** The whole pricing of a product as it shall be from now on; prices are EUR cents without VAT. */
export interface PriceChange {
  readonly sku: string;
  readonly priceMinor: number;
  /** Null: none, or no longer. `from` is today when left out; both days belong to it. */
  readonly reduction: { readonly priceMinor: number; readonly from?: string; readonly to?: string } | null;
}

export type PriceRefusal =
  | { readonly code: 'product-not-found'; readonly details: { readonly sku: string } }
  | { readonly code: 'product-has-no-price'; readonly details: { readonly sku: string } }
  | { readonly code: 'price-not-valid'; readonly details: { readonly priceMinor: number } }
  | { readonly code: 'reduction-not-lower'; readonly details: { readonly priceMinor: number } }
  | {
      readonly code: 'reduction-days-not-valid';
      readonly details: { readonly from: string; readonly to: string | null };
    };

export interface ShopTime {
  readonly clock: () => Date;
  readonly timeZone: string;
}

const highestPrice = 2_147_483_647;

export async function changePrice(
  database: CommerceDatabase,
  { clock, timeZone }: ShopTime,
  change: PriceChange,
): Promise<Result<undefined, PriceRefusal>> {
  const { sku, priceMinor } = change;
  if (!Number.isInteger(priceMinor) || priceMinor < 0 || priceMinor > highestPrice) {
    return refuse('price-not-valid', { priceMinor });
  }
  return database.transaction(async (transaction) => {
    const product = await lockProduct(transaction, sku);
    if (!product) return refuse('product-not-found', { sku });
    if (product.priceMinor === null) return refuse('product-has-no-price', { sku });
    // Looked at only now, so that changes are recorded in the order in which they were made.
    const now = clock();
    const reduction = readReduction(change, localTime(now, timeZone).day);
    if (!reduction.ok) return reduction;
    await replacePricing(transaction, {
      productId: product.id,
      formerPriceMinor: product.priceMinor,
      next: { priceMinor, reduction: reduction.value },
      now,
      timeZone,
    });
    await setProductPrice(transaction, product.id, priceMinor);
    return ok();
  });
}

/** A reduction that is already over would only falsify the history. */
function readReduction(
  { priceMinor, reduction }: PriceChange,
  today: string,
): Result<Reduction | null, PriceRefusal> {
  if (!reduction) return ok(null);
  const { from = today, to = null } = reduction;
  const isLower = Number.isInteger(reduction.priceMinor) && reduction.priceMinor < priceMinor;
  if (!isLower || reduction.priceMinor < 0) {
    return refuse('reduction-not-lower', { priceMinor: reduction.priceMinor });
  }
  if (!isDay(from) || (to !== null && (!isDay(to) || to < from || to < today))) {
    return refuse('reduction-days-not-valid', { from, to });
  }
  return ok({ priceMinor: reduction.priceMinor, startsOn: from, endsOn: to });
}
