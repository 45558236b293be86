import { type Kysely, type Reading, sql, statement } from '@bowline/database';
import type { CommerceTables } from '#tables';

type Executor = Kysely<CommerceTables>;

/** Rule 1. */
export const mostSeen = 20;
/** Rule 5. */
export const keptDays = 90;

const skusOfCustomer = statement<{ readonly sku: string }>(
  'select sku from seen_product where customer_id = $1 order by place desc limit $2',
);

export async function readSeen(reading: Reading, customerId: number): Promise<readonly string[]> {
  return (await reading.read(skusOfCustomer, () => [customerId, mostSeen])).map(({ sku }) => sku);
}

/** Rules 1 and 3; the latest first. The caller has locked the customer. */
export async function keepSeen(
  executor: Executor,
  customerId: number,
  skus: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into seen_product (customer_id, sku, seen_at, place)
    select ${customerId}::integer, sku, ${now}::timestamptz, ${skus.length}::integer - turn + coalesce(
      (select max(place) + 1 from seen_product where customer_id = ${customerId}), 0)
    from unnest(${skus}::text[]) with ordinality as told (sku, turn)
    on conflict (customer_id, sku) do update set seen_at = excluded.seen_at, place = excluded.place`.execute(
    executor,
  );
  await sql`
    delete from seen_product where customer_id = ${customerId} and sku not in (
      select sku from seen_product where customer_id = ${customerId}
      order by place desc limit ${mostSeen})`.execute(executor);
}

const atOnce = 5_000;

export async function forgetSeenBefore(executor: Executor, day: Date): Promise<void> {
  await sql`
    delete from seen_product where (customer_id, sku) in (
      select customer_id, sku from seen_product where seen_at < ${day} limit ${atOnce})`.execute(executor);
}
