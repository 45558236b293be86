import { type Kysely, sql } from '@bowline/database';

/** Tables that follow from others (SPEC.md). */
export const derivedTables = [
  'product_summary',
  'product_change',
  'category_product',
  'category_product_count',
  'product_search',
] as const;

/** What they follow from. */
export const sourcesOfDerivedData = [
  'product',
  'product_text',
  'product_option_value',
  'product_media',
  'product_category',
  'category',
  'stock_pool',
  'fixed_price',
  'price_reduction',
  'market_price',
  'gift_card',
  'gift_card_amount',
] as const;

/** Rule 3, at the beginning: the rest of the transaction changes the catalogue without its derived data following. */
export async function stopDeriving<Tables>(transaction: Kysely<Tables>): Promise<void> {
  await sql`set local bowline.derived_data_follows = off`.execute(transaction);
}

/** So many that a statement takes a second or less, however many there are in all. */
const productsAtOnce = 1_000;

/** Rule 3, at the end. Nothing is known of rows that were just written: without statistics each product would be looked for in all. */
export async function rebuildDerivedData<Tables>(transaction: Kysely<Tables>): Promise<void> {
  await stopDeriving(transaction);
  await sql`analyze ${sql.join(sourcesOfDerivedData.map((table) => sql.table(table)))}`.execute(transaction);
  await sql`truncate product_summary, product_search, category_product, category_product_count`.execute(
    transaction,
  );
  for (let ids = await productsAfter(transaction, 0); ids.length > 0; ) {
    await sql`insert into product_summary
      select * from product_summary_as_it_should_be where product_id = any(${ids}::integer[])`.execute(
      transaction,
    );
    await sql`insert into product_search
      select * from product_search_as_it_should_be where product_id = any(${ids}::integer[])`.execute(
      transaction,
    );
    await sql`insert into category_product
      select * from category_product_as_it_should_be where product_id = any(${ids}::integer[])`.execute(
      transaction,
    );
    ids = await productsAfter(transaction, ids.at(-1) ?? 0);
  }
  await sql`insert into category_product_count
    select category_id, count(*) from category_product group by category_id`.execute(transaction);
}

async function productsAfter<Tables>(transaction: Kysely<Tables>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where parent_id is null and id > ${id} order by id limit ${productsAtOnce}`.execute(
    transaction,
  );
  return rows.map((row) => row.id);
}
