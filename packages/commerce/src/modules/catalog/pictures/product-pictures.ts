import { sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';

export const mostPictures = 30;
/** As much as is listened to. */
export const longestPictureText = 300;

/** Behind those that are there; null when there are too many. The caller holds the product's row. */
export async function addProductPicture(
  transaction: Transaction<CommerceTables>,
  productId: number,
  file: string,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into product_media (product_id, position, file, kind)
    select ${productId}, coalesce(max(position), 0) + 1, ${file}, 'front' from product_media
    where product_id = ${productId} having count(*) < ${mostPictures} returning id`.execute(transaction);
  return rows[0]?.id ?? null;
}

/** Another file in its place. False when it is none of the product's. */
export async function changeProductPicture(
  transaction: Transaction<CommerceTables>,
  productId: number,
  id: number,
  file: string,
): Promise<boolean> {
  const { rows } = await sql`
    update product_media set file = ${file} where id = ${id} and product_id = ${productId} returning id`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** In this order; those that are not named follow. The caller holds the product's row. */
export async function orderProductPictures(
  transaction: Transaction<CommerceTables>,
  productId: number,
  ids: readonly number[],
): Promise<void> {
  // No two may share a position, not even for a moment.
  await sql`update product_media set position = position + 1000 where product_id = ${productId}`.execute(
    transaction,
  );
  await sql`
    update product_media m set position = placed.position
    from (
      select id, row_number() over (order by coalesce(array_position(${ids}::integer[], id), 1000), position) as position
      from product_media where product_id = ${productId}
    ) placed
    where placed.id = m.id`.execute(transaction);
}

/** What stands for a picture in each of these locales; nothing takes it away. False when it is none of the product's. */
export async function describeProductPicture(
  transaction: Transaction<CommerceTables>,
  productId: number,
  id: number,
  texts: Readonly<Record<string, string | null>>,
): Promise<boolean> {
  const { rows } = await sql`
    update product_media set alternative_texts = jsonb_strip_nulls(alternative_texts || ${JSON.stringify(texts)}::jsonb)
    where id = ${id} and product_id = ${productId} returning id`.execute(transaction);
  return rows.length > 0;
}

/** False when it is none of the product's. */
export async function removeProductPicture(
  transaction: Transaction<CommerceTables>,
  productId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    delete from product_media where id = ${id} and product_id = ${productId} returning id`.execute(
    transaction,
  );
  return rows.length > 0;
}
