import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { Cart, CartLine } from './model.ts';
import { type SoldThingRow, toSoldThing } from './sold-things.ts';

export type LineRow = SoldThingRow & {
  readonly id: number;
  readonly kind: CartLine['kind'];
  readonly sku: string;
  readonly quantity_hundredths: number;
  readonly gift_card: CartLine['giftCard'];
};

/** A statement for the lines of one cart with what their skus stand for now; `cartId` is SQL. */
export function cartLines(cartId: string): string {
  return `
    select l.id, l.kind, l.sku, l.quantity_hundredths, l.gift_card,
      coalesce(p.id, sampled.id) as product_id, p.parent_id,
      case when sampled.id is not null then 'sample' else p.kind end as product_kind,
      case when sampled.id is not null then s.length_cm else p.length_cm end as length_cm,
      pool.key as pool_key, pool.quantity as pool_quantity,
      case when sampled.id is not null then s.length_cm else p.stock_units end as units,
      case when sampled.id is not null then s.price_minor end as sample_price_minor
    from cart_line l
    left join product p on lower(p.sku) = case when l.kind <> 'sample' then lower(l.sku) end and p.is_active
      and (p.kind = 'gift_card') = (l.kind = 'gift-card') and p.kind <> 'configurable'
      and (p.parent_id is null or exists (select from product parent where parent.id = p.parent_id and parent.is_active))
    left join product_sample s on lower(s.sku) = case when l.kind = 'sample' then lower(l.sku) end
    left join product sampled on sampled.id = s.product_id and sampled.is_active
    left join stock_pool pool on pool.id = coalesce(p.stock_pool_id, case when sampled.id is not null then s.stock_pool_id end)
    where l.cart_id = ${cartId} order by l.id`;
}

export function toLine(row: LineRow): CartLine {
  return {
    id: row.id,
    kind: row.kind,
    sku: row.sku,
    quantityHundredths: row.quantity_hundredths,
    giftCard: row.gift_card,
    thing: toSoldThing(row),
  };
}

/** What becomes of the lines of a cart. */
export interface LineChanges {
  readonly gone: readonly number[];
  readonly changed: readonly Pick<CartLine, 'id' | 'quantityHundredths'>[];
  readonly fresh: readonly Omit<CartLine, 'id'>[];
}

/**
 * Rule 3, in one statement, which does nothing at all when the cart is at another version by now: null then, otherwise the ids
 * of the new lines in their order.
 */
export async function writeLines(
  executor: Kysely<CommerceTables>,
  cart: Pick<Cart, 'id' | 'version'>,
  { gone, changed, fresh }: LineChanges,
  now: Date,
): Promise<readonly number[] | null> {
  const { rows } = await sql<{ fresh_ids: number[] }>`
    with touched as (
      update cart set version = version + 1, changed_at = ${now}
      where id = ${cart.id} and version = ${cart.version} returning id
    ), gone as (
      delete from cart_line using touched where cart_id = touched.id and cart_line.id = any(${gone}::integer[])
    ), changed as (
      update cart_line set quantity_hundredths = wanted.quantity
      from touched, unnest(${changed.map(({ id }) => id)}::integer[],
        ${changed.map(({ quantityHundredths }) => quantityHundredths)}::integer[]) as wanted (id, quantity)
      where cart_id = touched.id and cart_line.id = wanted.id
    ), fresh as (
      insert into cart_line (cart_id, kind, sku, quantity_hundredths, gift_card, added_at)
      select touched.id, wanted.kind, wanted.sku, wanted.quantity, wanted.gift_card::jsonb, ${now}
      from touched, unnest(${fresh.map(({ kind }) => kind)}::text[], ${fresh.map(({ sku }) => sku)}::text[],
        ${fresh.map(({ quantityHundredths }) => quantityHundredths)}::integer[],
        ${fresh.map(({ giftCard }) => giftCard && JSON.stringify(giftCard))}::text[])
        with ordinality as wanted (kind, sku, quantity, gift_card, place)
      order by wanted.place returning id
    )
    select array(select id from fresh order by id) as fresh_ids from touched`.execute(executor);
  return rows[0]?.fresh_ids ?? null;
}
