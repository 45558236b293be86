import { sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { CartLine } from './model.ts';
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
      pool.id as pool_id, pool.quantity as pool_quantity,
      case when sampled.id is not null then s.length_cm else p.stock_units end as units,
      case when sampled.id is not null then s.price_minor end as sample_price_minor
    from cart_line l
    left join product p on l.kind <> 'sample' and lower(p.sku) = lower(l.sku) and p.is_active
      and (p.kind = 'gift_card') = (l.kind = 'gift-card') and p.kind <> 'configurable'
      and (p.parent_id is null or exists (select from product parent where parent.id = p.parent_id and parent.is_active))
    left join product_sample s on l.kind = 'sample' and lower(s.sku) = lower(l.sku)
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

/** The new lines with their ids, in the order given. */
export async function insertLines(
  transaction: Transaction<CommerceTables>,
  cartId: number,
  lines: readonly Omit<CartLine, 'id'>[],
  now: Date,
): Promise<readonly CartLine[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into cart_line (cart_id, kind, sku, quantity_hundredths, gift_card, added_at)
    select ${cartId}, kind, sku, quantity, gift_card::jsonb, ${now}
    from unnest(${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ sku }) => sku)}::text[],
      ${lines.map(({ quantityHundredths }) => quantityHundredths)}::integer[],
      ${lines.map(({ giftCard }) => giftCard && JSON.stringify(giftCard))}::text[])
      with ordinality as wanted (kind, sku, quantity, gift_card, place)
    order by place returning id`.execute(transaction);
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  return lines.map((line, index) => ({ ...line, id: ids[index] ?? 0 }));
}

export async function setQuantities(
  transaction: Transaction<CommerceTables>,
  lines: readonly Pick<CartLine, 'id' | 'quantityHundredths'>[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update cart_line set quantity_hundredths = wanted.quantity
    from unnest(${lines.map(({ id }) => id)}::integer[],
      ${lines.map(({ quantityHundredths }) => quantityHundredths)}::integer[]) as wanted (id, quantity)
    where cart_line.id = wanted.id`.execute(transaction);
}

export async function deleteLines(
  transaction: Transaction<CommerceTables>,
  lineIds: readonly number[],
): Promise<void> {
  if (lineIds.length === 0) return;
  await sql`delete from cart_line where id = any(${lineIds}::integer[])`.execute(transaction);
}
