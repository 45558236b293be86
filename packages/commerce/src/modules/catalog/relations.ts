import { sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { LinkKind } from './products/model.ts';

type Changing = Transaction<CommerceTables>;

/** These products in this order, and no others. The caller holds the product's row. */
export async function setProductLinks(
  transaction: Changing,
  { productId, kind, linked }: { productId: number; kind: LinkKind; linked: readonly number[] },
): Promise<void> {
  await sql`
    delete from product_link
    where product_id = ${productId} and kind = ${kind} and linked_product_id <> all(${linked})`.execute(
    transaction,
  );
  await sql`
    insert into product_link (product_id, kind, linked_product_id, position)
    select ${productId}, ${kind}, wanted.id, wanted.nr
    from unnest(${linked}::integer[]) with ordinality as wanted (id, nr)
    on conflict (product_id, kind, linked_product_id) do update set position = excluded.position
    where product_link.position <> excluded.position`.execute(transaction);
}

/** The product stands among the colours of the other one from now on; without another one it stands alone. */
export async function joinColours(
  transaction: Changing,
  productId: number,
  otherId: number | null,
): Promise<void> {
  if (otherId !== null) {
    await sql`
      update product set sibling_group = lower(sku) where id = ${otherId} and sibling_group is null`.execute(
      transaction,
    );
  }
  await sql`
    update product set sibling_group = (select sibling_group from product other where other.id = ${otherId})
    where id = ${productId}`.execute(transaction);
}
