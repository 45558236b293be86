import { type Kysely, type Reading, sql, statement } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { mostPieces, type Wish, type Wishlist, type WishlistItem } from './model.ts';

type Executor = Kysely<CommerceTables>;

const listColumns = `id, customer_id as "customerId", kind, name, is_public as "isPublic", sharing_code as "sharingCode",
  changed_at as "changedAt"`;
const itemColumns = `id, wishlist_id as "wishlistId", sku, variant_sku as "variantSku",
  quantity_hundredths as "quantityHundredths", note, product_name as "productName", added_at as "addedAt"`;

/** Rule 8: an empty legacy list is not shown. */
const listsOfCustomer = statement<Wishlist>(`
  select ${listColumns} from wishlist l where customer_id = $1
    and (kind <> 'legacy' or exists (select from wishlist_item where wishlist_id = l.id))
  order by kind = 'default' desc, kind = 'legacy', id`);

export function readLists(reading: Reading, customerId: number): Promise<readonly Wishlist[]> {
  return reading.read(listsOfCustomer, () => [customerId]);
}

const listByCode = statement<Wishlist>(
  `select ${listColumns} from wishlist where sharing_code = $1 and is_public`,
);

export async function readSharedList(reading: Reading, code: string): Promise<Wishlist | null> {
  const [list] = await reading.read(listByCode, () => [code]);
  return list ?? null;
}

const countOfList = statement<{ readonly count: number }>(
  'select count(*)::integer as count from wishlist_item where wishlist_id = $1',
);

export async function countItems(reading: Reading, listId: number): Promise<number> {
  const [row] = await reading.read(countOfList, () => [listId]);
  return row?.count ?? 0;
}

const itemsByAge = statement<WishlistItem>(`
  select ${itemColumns} from wishlist_item where wishlist_id = $1
  order by added_at desc, id desc limit $2 offset $3`);

/** Rule 13: the latest first. */
export function readItems(
  reading: Reading,
  listId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly WishlistItem[]> {
  return reading.read(itemsByAge, () => [listId, limit, offset]);
}

const skusOfCustomer = statement<{ readonly sku: string }>(`
  select distinct i.sku from wishlist_item i join wishlist l on l.id = i.wishlist_id where l.customer_id = $1 order by i.sku`);

/** Which products are on any list. */
export async function readWishedSkus(reading: Reading, customerId: number): Promise<readonly string[]> {
  return (await reading.read(skusOfCustomer, () => [customerId])).map(({ sku }) => sku);
}

/** Lists as they are inside a transaction, in their order. */
export async function findLists(executor: Executor, customerId: number): Promise<readonly Wishlist[]> {
  const { rows } = await sql<Wishlist>`
    select ${sql.raw(listColumns)} from wishlist where customer_id = ${customerId} order by id`.execute(
    executor,
  );
  return rows;
}

export async function insertList(
  executor: Executor,
  list: Pick<Wishlist, 'customerId' | 'kind' | 'name' | 'isPublic' | 'sharingCode'>,
  now: Date,
): Promise<Wishlist | null> {
  const { rows } = await sql<Wishlist>`
    insert into wishlist (customer_id, kind, name, is_public, sharing_code, created_at, changed_at)
    values (${list.customerId}, ${list.kind}, ${list.name}, ${list.isPublic}, ${list.sharingCode}, ${now}, ${now})
    on conflict do nothing returning ${sql.raw(listColumns)}`.execute(executor);
  return rows[0] ?? null;
}

export async function updateList(
  executor: Executor,
  { id, name, isPublic, sharingCode }: Pick<Wishlist, 'id' | 'name' | 'isPublic' | 'sharingCode'>,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('wishlist')
    .set({ name, is_public: isPublic, sharing_code: sharingCode, changed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function touchList(executor: Executor, id: number, now: Date): Promise<void> {
  await executor.updateTable('wishlist').set({ changed_at: now }).where('id', '=', id).execute();
}

export async function deleteList(executor: Executor, id: number): Promise<void> {
  await executor.deleteFrom('wishlist').where('id', '=', id).execute();
}

export async function findItems(executor: Executor, listId: number): Promise<readonly WishlistItem[]> {
  const { rows } = await sql<WishlistItem>`
    select ${sql.raw(itemColumns)} from wishlist_item where wishlist_id = ${listId}
    order by added_at desc, id desc`.execute(executor);
  return rows;
}

export async function countItemsOfCustomer(executor: Executor, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from wishlist_item i join wishlist l on l.id = i.wishlist_id
    where l.customer_id = ${customerId}`.execute(executor);
  return rows[0]?.count ?? 0;
}

/** Rule 11: into a line of its own, or onto the one there is. */
export async function putItem(executor: Executor, listId: number, wish: Wish): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into wishlist_item (wishlist_id, sku, variant_sku, quantity_hundredths, note, product_name, added_at)
    values (${listId}, ${wish.sku}, ${wish.variantSku}, ${wish.quantityHundredths}, ${wish.note}, ${wish.productName}, ${wish.addedAt})
    on conflict (wishlist_id, lower(sku), lower(variant_sku)) do update set
      quantity_hundredths = least(wishlist_item.quantity_hundredths + excluded.quantity_hundredths, ${mostPieces * 100}),
      note = coalesce(wishlist_item.note, excluded.note)
    returning id`.execute(executor);
  return rows[0]?.id ?? 0;
}

export async function updateItem(
  executor: Executor,
  { id, variantSku, quantityHundredths, note }: Omit<WishlistItem, 'sku' | 'addedAt' | 'wishlistId'>,
): Promise<void> {
  await executor
    .updateTable('wishlist_item')
    .set({ variant_sku: variantSku, quantity_hundredths: quantityHundredths, note })
    .where('id', '=', id)
    .execute();
}

export async function deleteItems(executor: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await executor.deleteFrom('wishlist_item').where('id', 'in', ids).execute();
}

/** Rule 17: what nobody else is putting into a cart, for who asks. */
export async function takeItems(
  executor: Executor,
  ids: readonly number[],
  now: Date,
  longAgo: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update wishlist_item set taken_at = ${now}
    where id = any(${ids}) and (taken_at is null or taken_at < ${longAgo}) returning id`.execute(executor);
  return rows.map(({ id }) => id);
}

/** Rule 17: what went into the cart leaves the list, and what was added to it meanwhile stays. */
export async function giveItemsAway(
  executor: Executor,
  items: readonly Pick<WishlistItem, 'id' | 'quantityHundredths'>[],
): Promise<void> {
  for (const { id, quantityHundredths } of items) {
    await sql`delete from wishlist_item where id = ${id} and quantity_hundredths <= ${quantityHundredths}`.execute(
      executor,
    );
    await sql`
      update wishlist_item set quantity_hundredths = quantity_hundredths - ${quantityHundredths}, taken_at = null
      where id = ${id}`.execute(executor);
  }
}

export async function putItemsBack(executor: Executor, ids: readonly number[]): Promise<void> {
  await sql`update wishlist_item set taken_at = null where id = any(${ids})`.execute(executor);
}
