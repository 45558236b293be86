import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { type LockedProduct, lockProducts, setProductPrices } from '#catalog';
import { type PricingChange, type Reduction, readReductions, replacePricings } from '#pricing';
import { isDay, localTime } from '#stores';
import type { CommerceTables } from '#tables';

/** A lower price for some days, both included; `from` is today when left out. */
export interface ReductionWish {
  readonly priceMinor: number;
  readonly from?: string;
  readonly to?: string;
}

/** What shall be different of a product or variant; prices are EUR cents without VAT. */
export interface PriceWish {
  readonly sku: string;
  /** Left out: as it is. */
  readonly priceMinor?: number;
  /** Null: none, or no longer. Left out: as it is. Of a percentage, that part of the price. */
  readonly reduction?: ReductionWish | (Omit<ReductionWish, 'priceMinor'> & { percentOff: number }) | null;
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

/** What was refused, by the place of the wish; the others are done. */
export interface PricesChanged {
  readonly refused: ReadonlyMap<number, PriceRefusal>;
  /** How many are different from before. */
  readonly changed: number;
}

const highestPrice = 2_147_483_647;

/** Rules 5 and 6. Each sku at most once; whoever wants all or nothing ends the transaction where something is refused. */
export async function changePrices(
  transaction: Transaction<CommerceTables>,
  wishes: readonly PriceWish[],
  { clock, timeZone }: ShopTime,
): Promise<PricesChanged> {
  const products = await lockProducts(
    transaction,
    wishes.map(({ sku }) => sku),
  );
  const reductions = await readReductions(
    transaction,
    [...products.values()].map(({ id }) => id),
  );
  // Looked at only now, so that changes are recorded in the order in which they were made.
  const now = clock();
  const today = localTime(now, timeZone).day;
  const refused = new Map<number, PriceRefusal>();
  const changes: PricingChange[] = [];
  for (const [index, wish] of wishes.entries()) {
    const product = products.get(wish.sku.toLowerCase());
    const change = plan(wish, product, product && (reductions.get(product.id) ?? null), today);
    if (change.ok) changes.push(change.value);
    else refused.set(index, change.refusal);
  }
  await replacePricings(transaction, changes, { now, timeZone });
  await setProductPrices(
    transaction,
    changes.map(({ productId, next: { priceMinor } }) => ({ productId, priceMinor })),
  );
  return { refused, changed: changes.filter(isChange).length };
}

const isChange = ({ former, next }: PricingChange) => JSON.stringify(former) !== JSON.stringify(next);

function plan(
  wish: PriceWish,
  product: LockedProduct | undefined,
  formerReduction: Reduction | null | undefined,
  today: string,
): Result<PricingChange, PriceRefusal> {
  const { sku } = wish;
  if (wish.priceMinor !== undefined && !isPrice(wish.priceMinor)) {
    return refuse('price-not-valid', { priceMinor: wish.priceMinor });
  }
  if (!product) return refuse('product-not-found', { sku });
  if (product.priceMinor === null) return refuse('product-has-no-price', { sku });
  const former = { priceMinor: product.priceMinor, reduction: formerReduction ?? null };
  const priceMinor = wish.priceMinor ?? former.priceMinor;
  const reduction =
    wish.reduction === undefined
      ? kept(former.reduction, priceMinor, today)
      : readReduction(wish.reduction, priceMinor, today);
  if (!reduction.ok) return reduction;
  return ok({ productId: product.id, former, next: { priceMinor, reduction: reduction.value } });
}

const isPrice = (minor: number) => Number.isInteger(minor) && minor >= 0 && minor <= highestPrice;

/** One that is over goes into the record with the change. */
function kept(
  reduction: Reduction | null,
  priceMinor: number,
  today: string,
): Result<Reduction | null, PriceRefusal> {
  if (!reduction || (reduction.endsOn !== null && reduction.endsOn < today)) return ok(null);
  if (reduction.priceMinor >= priceMinor) {
    return refuse('reduction-not-lower', { priceMinor: reduction.priceMinor });
  }
  return ok(reduction);
}

/** A reduction that is already over would only falsify the history. */
function readReduction(
  wish: NonNullable<PriceWish['reduction']> | null,
  priceMinor: number,
  today: string,
): Result<Reduction | null, PriceRefusal> {
  if (!wish) return ok(null);
  const { from = today, to = null } = wish;
  const reduced = 'percentOff' in wish ? reducedBy(priceMinor, wish.percentOff) : wish.priceMinor;
  if (!Number.isInteger(reduced) || reduced < 0 || reduced >= priceMinor) {
    return refuse('reduction-not-lower', { priceMinor: reduced });
  }
  if (!isDay(from) || (to !== null && (!isDay(to) || to < from || to < today))) {
    return refuse('reduction-days-not-valid', { from, to });
  }
  return ok({ priceMinor: reduced, startsOn: from, endsOn: to });
}

/** Rule 6: rounded once, half up, in euro cents. */
export function reducedBy(priceMinor: number, percentOff: number): number {
  return Math.round((priceMinor * (100 - percentOff)) / 100);
}
