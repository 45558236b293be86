import { sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';

type Changing = Transaction<CommerceTables>;

/** Behind those that are there, in this order; those that are there stay where they are. Answers how many were new. */
export async function placeInCategory(
  transaction: Changing,
  categoryId: number,
  productIds: readonly number[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into product_category (product_id, category_id, position)
    select wanted.id, ${categoryId}, wanted.nr + coalesce(
      (select max(position) from product_category where category_id = ${categoryId}), 0)
    from unnest(${productIds}::integer[]) with ordinality as wanted (id, nr)
    on conflict (category_id, product_id) do nothing`.execute(transaction);
  return Number(numAffectedRows);
}

/** All that are in one category come behind those of another, in their order. */
export async function placeAllInCategory(transaction: Changing, from: number, to: number): Promise<void> {
  await sql`
    insert into product_category (product_id, category_id, position)
    select placed.product_id, ${to}, row_number() over (order by placed.position, placed.product_id) + coalesce(
      (select max(position) from product_category where category_id = ${to}), 0)
    from product_category placed where placed.category_id = ${from}
    on conflict (category_id, product_id) do nothing`.execute(transaction);
}

/** Answers how many were there. */
export async function takeFromCategory(
  transaction: Changing,
  categoryId: number,
  productIds: readonly number[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from product_category where category_id = ${categoryId} and product_id = any(${productIds})`.execute(
    transaction,
  );
  return Number(numAffectedRows);
}

/**
 * The product at this place, counted from 1, and the others in the order they had. Only those between where it was and where it is
 * change; whoever comes first changes alone, however many there are. False when it is not in the category.
 */
export async function moveInCategory(
  transaction: Changing,
  { categoryId, productId, place }: { categoryId: number; productId: number; place: number },
): Promise<boolean> {
  const { rows } = await sql<{ productId: number; position: number }>`
    select product_id as "productId", position from product_category where category_id = ${categoryId}
    order by position, product_id for update`.execute(transaction);
  const from = rows.findIndex((row) => row.productId === productId);
  const moved = rows[from];
  if (!moved) return false;
  const order = rows.toSpliced(from, 1).toSpliced(place - 1, 0, moved);
  const first = rows[0]?.position ?? 0;
  if (place <= 1 && from > 0) return write([{ productId, position: first - 1 }]);
  let last = Number.NEGATIVE_INFINITY;
  const changed = order.flatMap((row, index) => {
    last = Math.max(rows[index]?.position ?? 0, last + 1);
    return row.position === last ? [] : [{ ...row, position: last }];
  });
  return write(changed);

  async function write(wanted: typeof rows): Promise<true> {
    await sql`
      update product_category placed set position = wanted.position
      from unnest(${wanted.map((row) => row.productId)}::integer[], ${wanted.map((row) => row.position)}::integer[])
        as wanted (id, position)
      where placed.category_id = ${categoryId} and placed.product_id = wanted.id`.execute(transaction);
    return true;
  }
}
