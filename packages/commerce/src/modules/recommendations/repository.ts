import { createLookup, type Reading, sql, statement, type Transaction } from '@bowline/database';
import type { DecidedSettings } from '#stores';
import type { CommerceTables } from '#tables';
import type { Tally } from './tally.ts';

type CommerceTransaction = Transaction<CommerceTables>;

/** Rule 4. */
const productsPerOrder = 20;

/** Rule 6: whoever counts is alone until its transaction ends, and sees all that was counted before. */
export async function beAloneInCounting(transaction: CommerceTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('recommendations.count-orders', 0))`.execute(
    transaction,
  );
}

/** The orders that were noted first; they are noted no longer. */
export async function takeNotedOrders(
  transaction: CommerceTransaction,
  most: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ orderId: number }>`
    delete from order_to_count where id in (select id from order_to_count order by id limit ${most})
    returning order_id as "orderId"`.execute(transaction);
  return rows.map(({ orderId }) => orderId);
}

export interface OrderToCount {
  readonly orderId: number;
  readonly placedAt: Date;
  /** Rules 2 and 3. */
  readonly isToCount: boolean;
  /** Rules 1 and 4. */
  readonly skus: readonly string[];
  /** Null for an order that is not counted. */
  readonly countedSkus: readonly string[] | null;
}

export async function readOrdersToCount(
  transaction: CommerceTransaction,
  orderIds: readonly number[],
  since: Date,
): Promise<readonly OrderToCount[]> {
  const { rows } = await sql<OrderToCount>`
    select o.id as "orderId", o.placed_at as "placedAt",
      order_is_bought(o.status) and o.placed_at > ${since} as "isToCount", c.skus as "countedSkus",
      array(
        select lower(coalesce(l.parent_sku, l.sku)) from order_line l
        where l.order_id = o.id and l.kind = 'product'
        group by 1 order by min(l.position) limit ${productsPerOrder}) as skus
    from shop_order o left join counted_order c on c.order_id = o.id
    where o.id = any(${orderIds})`.execute(transaction);
  return rows;
}

/** Rule 3: counted orders that are too old, the oldest first. */
export async function readAgedOrders(
  transaction: CommerceTransaction,
  since: Date,
  most: number,
): Promise<readonly { readonly orderId: number; readonly skus: readonly string[] }[]> {
  const { rows } = await sql<{ orderId: number; skus: readonly string[] }>`
    select order_id as "orderId", skus from counted_order where placed_at <= ${since}
    order by placed_at, order_id limit ${most}`.execute(transaction);
  return rows;
}

export async function keepCounted(
  transaction: CommerceTransaction,
  orders: readonly Pick<OrderToCount, 'orderId' | 'placedAt' | 'skus'>[],
): Promise<void> {
  if (orders.length === 0) return;
  await transaction
    .insertInto('counted_order')
    .values(
      orders.map(({ orderId, placedAt, skus }) => ({
        order_id: orderId,
        placed_at: placedAt,
        skus: [...skus],
      })),
    )
    .execute();
}

export async function forgetCounted(
  transaction: CommerceTransaction,
  orderIds: readonly number[],
): Promise<void> {
  await sql`delete from counted_order where order_id = any(${orderIds})`.execute(transaction);
}

/** Rule 5. What falls to nothing goes before the rest is written, so that no number is ever nothing or less. */
export async function applyTally(
  transaction: CommerceTransaction,
  { products, pairs }: Tally,
): Promise<void> {
  const skus = products.map(({ sku }) => sku);
  const numbers = products.map(({ by }) => by);
  await sql`
    delete from bought_product b using unnest(${skus}::text[], ${numbers}::integer[]) as change (sku, by)
    where b.sku = change.sku and b.orders + change.by = 0`.execute(transaction);
  await sql`
    update bought_product b set orders = b.orders + change.by
    from unnest(${skus}::text[], ${numbers}::integer[]) as change (sku, by)
    where b.sku = change.sku and change.by < 0`.execute(transaction);
  await sql`
    insert into bought_product as b (sku, orders)
    select sku, by from unnest(${skus}::text[], ${numbers}::integer[]) as change (sku, by) where by > 0
    on conflict (sku) do update set orders = b.orders + excluded.orders`.execute(transaction);

  const firsts = pairs.map(({ sku }) => sku);
  const seconds = pairs.map(({ otherSku }) => otherSku);
  const both = pairs.map(({ by }) => by);
  await sql`
    delete from bought_pair b
    using unnest(${firsts}::text[], ${seconds}::text[], ${both}::integer[]) as change (sku, other_sku, by)
    where b.sku = change.sku and b.other_sku = change.other_sku and b.orders + change.by = 0`.execute(
    transaction,
  );
  await sql`
    update bought_pair b set orders = b.orders + change.by
    from unnest(${firsts}::text[], ${seconds}::text[], ${both}::integer[]) as change (sku, other_sku, by)
    where b.sku = change.sku and b.other_sku = change.other_sku and change.by < 0`.execute(transaction);
  await sql`
    insert into bought_pair as b (sku, other_sku, orders)
    select sku, other_sku, by
    from unnest(${firsts}::text[], ${seconds}::text[], ${both}::integer[]) as change (sku, other_sku, by) where by > 0
    on conflict (sku, other_sku) do update set orders = b.orders + excluded.orders`.execute(transaction);
}

export interface BoughtWith {
  readonly productId: number;
  readonly sku: string;
  readonly orders: number;
}

/** More than are shown: some may be in the cart already. */
const partnersRead = 24;

const partnersOfProducts = statement<BoughtWith & { readonly ofProductId: number }>(`
  select p.id as "ofProductId", partner.id as "productId", partner.sku, partner.orders
  from product p
  join bought_product whole on whole.sku = lower(p.sku)
  cross join lateral (
    select other.id, pair.other_sku as sku, pair.orders
    from bought_pair pair
    join product other on lower(other.sku) = pair.other_sku
      and other.is_active and other.parent_id is null and other.visibility <> 'none'
    join product_summary s on s.product_id = other.id and s.is_salable
    where pair.sku = whole.sku and pair.orders >= $2 and pair.orders * 100 >= whole.orders * $3
    order by pair.orders desc, pair.other_sku limit ${partnersRead}
  ) partner
  where p.id = any($1)
  order by partner.orders desc, partner.sku`);

/** Rules 7 and 10: what is frequently bought with a product and can be bought now, the most frequent first. */
export function lookUpPartners(
  reading: Reading,
  { orders, sharePercent }: DecidedSettings['boughtTogether'],
): (productId: number) => Promise<readonly BoughtWith[]> {
  return createLookup(reading, {
    statement: partnersOfProducts,
    parameters: [orders, sharePercent],
    keyOf: ({ ofProductId }) => ofProductId,
    collect: (rows) => rows,
  });
}
