import type { CommerceDatabase } from '@bowline/commerce';
import { sql } from '@bowline/database';

/** What there is to ask for, some of each spread over all there are. */
export interface DeskSamples {
  /** Of orders that were really placed: only they have all that a detail shows. */
  readonly orders: readonly string[];
  readonly middleOrder: number;
  readonly customers: readonly number[];
  readonly products: readonly string[];
  readonly middleProduct: number;
  readonly words: readonly string[];
  readonly variants: readonly string[];
  readonly pools: readonly string[];
  readonly categories: readonly number[];
  readonly attributes: readonly number[];
  readonly letters: readonly number[];
}

const some = 40;

export async function sampleDesk({ kysely }: CommerceDatabase): Promise<DeskSamples> {
  const listOf = async <Value>(query: ReturnType<typeof sql<{ value: Value }>>): Promise<Value[]> =>
    (await query.execute(kysely)).rows.map(({ value }) => value);
  const spread = sql`order by md5(id::text) limit ${some}`;
  const products = await listOf<string>(
    sql`select sku as value from product where parent_id is null and is_active ${spread}`,
  );
  return {
    orders: await listOf(
      sql`select number as value from shop_order o where exists (select from order_line l where l.order_id = o.id)
        order by id desc limit ${some}`,
    ),
    middleOrder: await middleOf('shop_order'),
    customers: await listOf(sql`select id as value from customer ${spread}`),
    products,
    middleProduct: await middleOf('product'),
    words: await listOf(sql`
      select distinct lower(split_part(name, ' ', 1)) as value from product_text t join product p on p.id = t.product_id
      where t.locale = 'en' and p.sku = any(${products})`),
    variants: await listOf(sql`select sku as value from product where parent_id is not null ${spread}`),
    pools: await listOf(sql`select key as value from stock_pool ${spread}`),
    categories: await listOf(sql`select id as value from category ${spread}`),
    attributes: await listOf(sql`select id as value from attribute ${spread}`),
    letters: await listOf(sql`select id::integer as value from mail_letter order by id desc limit ${some}`),
  };

  async function middleOf(table: string): Promise<number> {
    const [middle = 0] = await listOf<number>(
      sql`select ((min(id) + max(id)) / 2)::integer as value from ${sql.table(table)}`,
    );
    return middle;
  }
}
