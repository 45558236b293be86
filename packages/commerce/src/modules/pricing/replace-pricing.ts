import { sql, type Transaction } from '@bowline/database';
import type { CurrencyCode } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import { type Pricing, recordedByChange } from './price-history.ts';
import type { Reduction } from './reduction.ts';

export interface PricingChange {
  readonly productId: number;
  readonly formerPriceMinor: number;
  readonly next: Pricing;
  readonly now: Date;
  readonly timeZone: string;
}

export interface MarketPriceChange {
  readonly productId: number;
  readonly locale: LocaleName;
  readonly currency: CurrencyCode;
  readonly priceMinor: number | null;
}

/** Rule 12: replaces the reduction and records what was charged until now. The caller holds the product's row. */
export async function replacePricing(
  transaction: Transaction<CommerceTables>,
  { productId, formerPriceMinor, next, now, timeZone }: PricingChange,
): Promise<void> {
  const former = { priceMinor: formerPriceMinor, reduction: await readReduction(transaction, productId) };
  for (const { validFrom, priceMinor } of recordedByChange(former, next, now, timeZone)) {
    await sql`
      insert into price_history (product_id, valid_from, price_minor)
      values (${productId}, ${validFrom}, ${priceMinor})
      on conflict (product_id, valid_from) do update set price_minor = excluded.price_minor`.execute(
      transaction,
    );
  }
  await transaction.deleteFrom('price_reduction').where('product_id', '=', productId).execute();
  if (!next.reduction) return;
  const { priceMinor, startsOn, endsOn } = next.reduction;
  await transaction
    .insertInto('price_reduction')
    .values({ product_id: productId, price_minor: priceMinor, starts_on: startsOn, ends_on: endsOn })
    .execute();
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

async function readReduction(
  transaction: Transaction<CommerceTables>,
  productId: number,
): Promise<Reduction | null> {
  const { rows } = await sql<Reduction>`
    select price_minor as "priceMinor", starts_on::text as "startsOn", ends_on::text as "endsOn"
    from price_reduction where product_id = ${productId}`.execute(transaction);
  return rows[0] ?? null;
}
