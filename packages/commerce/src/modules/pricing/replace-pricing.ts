import { sql, type Transaction } from '@bowline/database';
import type { CurrencyCode } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import { isSameReduction, type Pricing, recordedByChange } from './price-history.ts';
import type { Reduction } from './reduction.ts';
import type { PriceTier } from './tiers.ts';

export interface PricingChange {
  readonly productId: number;
  readonly former: Pricing;
  readonly next: Pricing;
}

export interface MarketPriceChange {
  readonly productId: number;
  readonly locale: LocaleName;
  readonly currency: CurrencyCode;
  readonly priceMinor: number | null;
}

/**
 * Rule 12: replaces reductions and records what was charged until now, of all these products with a few statements. The caller
 * holds their rows, and read what they were after that.
 */
export async function replacePricings(
  transaction: Transaction<CommerceTables>,
  changes: readonly PricingChange[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<void> {
  const recorded = changes.flatMap(({ productId, former, next }) =>
    recordedByChange(former, next, now, timeZone).map((price) => ({ productId, ...price })),
  );
  if (recorded.length > 0) {
    await sql`
      insert into price_history (product_id, valid_from, price_minor)
      select * from unnest(${recorded.map(({ productId }) => productId)}::integer[],
        ${recorded.map(({ validFrom }) => validFrom)}::timestamptz[],
        ${recorded.map(({ priceMinor }) => priceMinor)}::integer[])
      on conflict (product_id, valid_from) do update set price_minor = excluded.price_minor`.execute(
      transaction,
    );
  }
  const turned = changes.filter(({ former, next }) => !isSameReduction(former.reduction, next.reduction));
  const ended = turned.filter(({ next }) => next.reduction === null).map(({ productId }) => productId);
  if (ended.length > 0) {
    await sql`delete from price_reduction where product_id = any(${ended})`.execute(transaction);
  }
  const begun = turned.flatMap(({ productId, next: { reduction } }) =>
    reduction ? [{ productId, ...reduction }] : [],
  );
  if (begun.length === 0) return;
  await sql`
    insert into price_reduction (product_id, price_minor, starts_on, ends_on)
    select * from unnest(${begun.map(({ productId }) => productId)}::integer[],
      ${begun.map(({ priceMinor }) => priceMinor)}::integer[], ${begun.map(({ startsOn }) => startsOn)}::date[],
      ${begun.map(({ endsOn }) => endsOn)}::date[])
    on conflict (product_id) do update
    set price_minor = excluded.price_minor, starts_on = excluded.starts_on, ends_on = excluded.ends_on`.execute(
    transaction,
  );
}

/** The reductions of these products that are planned, running or not yet recorded. */
export async function readReductions(
  transaction: Transaction<CommerceTables>,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Reduction>> {
  const { rows } = await sql<Reduction & { readonly productId: number }>`
    select product_id as "productId", price_minor as "priceMinor", starts_on::text as "startsOn",
      ends_on::text as "endsOn"
    from price_reduction where product_id = any(${productIds})`.execute(transaction);
  return new Map(rows.map(({ productId, ...reduction }) => [productId, reduction]));
}

/** Rule 19; null: converted again. The caller holds the product's row. */
export async function replaceMarketPrice(
  transaction: Transaction<CommerceTables>,
  { productId, locale, currency, priceMinor }: MarketPriceChange,
): Promise<void> {
  await sql`delete from market_price
    where (product_id, locale, currency) = (${productId}, ${locale}, ${currency})`.execute(transaction);
  if (priceMinor === null) return;
  await transaction
    .insertInto('market_price')
    .values({ product_id: productId, locale, currency, price_minor: priceMinor })
    .execute();
}

/** Rule 6. The caller holds the product's row. */
export async function replaceTiers(
  transaction: Transaction<CommerceTables>,
  productId: number,
  tiers: readonly PriceTier[],
): Promise<void> {
  await transaction.deleteFrom('price_tier').where('product_id', '=', productId).execute();
  if (tiers.length === 0) return;
  await transaction
    .insertInto('price_tier')
    .values(
      tiers.map(({ quantity, percentOff }) => ({ product_id: productId, quantity, percent_off: percentOff })),
    )
    .execute();
}
