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

/** Rule 19; null: converted again. The caller holds the products' rows. Answers how many prices are different from before. */
export async function replaceMarketPrices(
  transaction: Transaction<CommerceTables>,
  changes: readonly MarketPriceChange[],
): Promise<number> {
  if (changes.length === 0) return 0;
  const wanted = sql`unnest(${changes.map(({ productId }) => productId)}::integer[],
    ${changes.map(({ locale }) => locale)}::text[], ${changes.map(({ currency }) => currency)}::text[],
    ${changes.map(({ priceMinor }) => priceMinor)}::integer[]) as wanted (product_id, locale, currency, price_minor)`;
  const removed = await sql`
    delete from market_price known using ${wanted}
    where wanted.price_minor is null
      and (known.product_id, known.locale, known.currency) = (wanted.product_id, wanted.locale, wanted.currency)`.execute(
    transaction,
  );
  const set = await sql`
    insert into market_price as known (product_id, locale, currency, price_minor)
    select * from ${wanted} where wanted.price_minor is not null
    on conflict (product_id, locale, currency) do update set price_minor = excluded.price_minor
    where known.price_minor <> excluded.price_minor`.execute(transaction);
  return Number(removed.numAffectedRows ?? 0) + Number(set.numAffectedRows ?? 0);
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

/** What copies of products cost: the same, from now on. Reductions are not copied. */
export async function copyPricing(
  transaction: Transaction<CommerceTables>,
  pairs: readonly { readonly from: number; readonly to: number }[],
  now: Date,
): Promise<void> {
  const copied = sql`unnest(${pairs.map(({ from }) => from)}::integer[], ${pairs.map(({ to }) => to)}::integer[])
    as copied (source, id)`;
  await sql`insert into price_tier (product_id, quantity, percent_off)
    select copied.id, t.quantity, t.percent_off from ${copied} join price_tier t on t.product_id = copied.source`.execute(
    transaction,
  );
  await sql`insert into fixed_price (product_id, currency, price_minor)
    select copied.id, f.currency, f.price_minor from ${copied} join fixed_price f on f.product_id = copied.source`.execute(
    transaction,
  );
  await sql`insert into market_price (product_id, locale, currency, price_minor)
    select copied.id, m.locale, m.currency, m.price_minor
    from ${copied} join market_price m on m.product_id = copied.source`.execute(transaction);
  await sql`insert into price_history (product_id, valid_from, price_minor)
    select copied.id, ${now}, h.price_minor from ${copied}
    join lateral (
      select price_minor from price_history where product_id = copied.source order by valid_from desc limit 1
    ) h on true`.execute(transaction);
}

/** What new products cost, which begins their record of prices. */
export async function beginPricing(
  transaction: Transaction<CommerceTables>,
  productId: number,
  priceMinor: number,
  now: Date,
): Promise<void> {
  await sql`insert into price_history (product_id, valid_from, price_minor)
    values (${productId}, ${now}, ${priceMinor})`.execute(transaction);
}
