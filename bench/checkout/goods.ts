import type { CommerceDatabase } from '@bowline/commerce';
import { sql } from '@bowline/database';

/** Dear enough that one of it may be ordered, cheap enough for everybody. */
const [lowestMinor, highestMinor] = [20_00, 90_00];
const sampleSize = 2_000;

/** Skus of single products and of variants, in an order without pattern that is the same in every run. */
export async function sampleGoods(database: CommerceDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    select p.sku from product p left join product parent on parent.id = p.parent_id
    where p.kind = 'simple' and p.is_active and coalesce(parent.is_active, true)
      and p.price_minor between ${lowestMinor} and ${highestMinor}
    order by md5(p.sku) limit ${sampleSize}`.execute(database.kysely);
  return rows.map(({ sku }) => sku);
}

/** Nothing runs out: what is measured is selling. */
export async function fillStock({ kysely }: CommerceDatabase): Promise<void> {
  await sql`update stock_pool set quantity = 1000000000`.execute(kysely);
}

export const couponCode = 'BENCH10';

export async function offerCoupon({ kysely }: CommerceDatabase): Promise<void> {
  await sql`
    insert into coupon (code, label, kind, basis_points) values (${couponCode}, 'Ten percent', 'percent', 1000)
    on conflict (code) do nothing`.execute(kysely);
}
