import { type Kysely, type Reading, sql, statement } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { CompareList } from './model.ts';

type Executor = Kysely<CommerceTables>;

const columns = 'id, uid, customer_id as "customerId"';

/** Rule 2. */
const openList = statement<CompareList>(
  `select ${columns} from compare_list where uid = $1 and (customer_id is null or customer_id = $2)`,
);

export async function readList(
  reading: Reading,
  uid: string,
  customerId: number | null,
): Promise<CompareList | null> {
  const [list] = await reading.read(openList, () => [uid, customerId]);
  return list ?? null;
}

const listOfCustomer = statement<CompareList>(`select ${columns} from compare_list where customer_id = $1`);

export async function readListOf(reading: Reading, customerId: number): Promise<CompareList | null> {
  const [list] = await reading.read(listOfCustomer, () => [customerId]);
  return list ?? null;
}

const skusOfList = statement<{ readonly sku: string }>(
  'select sku from compare_item where list_id = $1 order by id',
);

export async function readSkus(reading: Reading, listId: number): Promise<readonly string[]> {
  return (await reading.read(skusOfList, () => [listId])).map(({ sku }) => sku);
}

/** Nobody else changes it until the transaction is over. */
export async function lockList(
  executor: Executor,
  uid: string,
  customerId: number | null,
): Promise<CompareList | null> {
  const { rows } = await sql<CompareList>`
    select ${sql.raw(columns)} from compare_list
    where uid = ${uid} and (customer_id is null or customer_id = ${customerId}) for update`.execute(executor);
  return rows[0] ?? null;
}

export async function lockListOf(executor: Executor, customerId: number): Promise<CompareList | null> {
  const { rows } = await sql<CompareList>`
    select ${sql.raw(columns)} from compare_list where customer_id = ${customerId} for update`.execute(
    executor,
  );
  return rows[0] ?? null;
}

/** Null when the customer has one. */
export async function insertList(
  executor: Executor,
  uid: string,
  customerId: number | null,
  now: Date,
): Promise<CompareList | null> {
  const { rows } = await sql<CompareList>`
    insert into compare_list (uid, customer_id, changed_at) values (${uid}, ${customerId}, ${now})
    on conflict do nothing returning ${sql.raw(columns)}`.execute(executor);
  return rows[0] ?? null;
}

export async function giveList(executor: Executor, id: number, customerId: number): Promise<void> {
  await sql`update compare_list set customer_id = ${customerId} where id = ${id}`.execute(executor);
}

export async function deleteList(executor: Executor, id: number): Promise<void> {
  await sql`delete from compare_list where id = ${id}`.execute(executor);
}

export async function findSkus(executor: Executor, listId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku from compare_item where list_id = ${listId} order by id`.execute(executor);
  return rows.map(({ sku }) => sku);
}

/** Of a list that is locked. */
export async function replaceSkus(
  executor: Executor,
  listId: number,
  skus: readonly string[],
  now: Date,
): Promise<void> {
  await sql`delete from compare_item where list_id = ${listId} and not (sku = any(${skus}))`.execute(
    executor,
  );
  await sql`
    insert into compare_item (list_id, sku)
    select ${listId}::integer, sku from unnest(${skus}::text[]) with ordinality as added (sku, place) order by place
    on conflict do nothing`.execute(executor);
  await sql`update compare_list set changed_at = ${now} where id = ${listId}`.execute(executor);
}

const atOnce = 1_000;

/** Rule 7. */
export async function forgetGuestLists(executor: Executor, before: Date): Promise<void> {
  await sql`
    delete from compare_list where id in (
      select id from compare_list where customer_id is null and changed_at < ${before} limit ${atOnce})`.execute(
    executor,
  );
}
