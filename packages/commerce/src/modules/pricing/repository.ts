import { sql } from '@bowline/database';
import type { CommerceDatabase } from '#tables';
import type { ExchangeRates } from './exchange-rates.ts';
import type { PriceTier } from './tiers.ts';

export async function readExchangeRates(database: CommerceDatabase): Promise<ExchangeRates> {
  const { rows } = await sql<{ currency: string; rate_per_million: number }>`
    select currency, rate_per_million from exchange_rate`.execute(database.kysely);
  return new Map(rows.map((row) => [row.currency, row.rate_per_million]));
}

/** The tiers of many products at once, in the order of the ids. */
export async function readTiers(
  database: CommerceDatabase,
  productIds: readonly number[],
): Promise<PriceTier[][]> {
  const { rows } = await sql<{ product_id: number; quantity: number; price_minor: number }>`
    select product_id, quantity, price_minor from price_tier
    where product_id = any(${productIds}) order by product_id, quantity`.execute(database.kysely);
  const byProduct = Map.groupBy(rows, (row) => row.product_id);
  return productIds.map((id) =>
    (byProduct.get(id) ?? []).map((row) => ({ quantity: row.quantity, priceMinor: row.price_minor })),
  );
}
