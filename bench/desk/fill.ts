import { createHash } from 'node:crypto';
import type { CommerceDatabase } from '@bowline/commerce';
import { sql } from '@bowline/database';

export interface Filling {
  readonly orders: number;
  readonly letters: number;
}

type Connection = Parameters<Parameters<CommerceDatabase['transaction']>[0]>[0];

interface Part {
  readonly from: number;
  readonly until: number;
}

const atOnce = 10_000;

/** The history of a large shop: orders with addresses and lines, so that all of them can be listed and found, and letters. */
export async function fillHistory(
  { transaction }: CommerceDatabase,
  { orders, letters }: Filling,
): Promise<void> {
  const inParts = async (
    total: number,
    isThere: (connection: Connection, from: number) => Promise<{ readonly rows: readonly unknown[] }>,
    insert: (connection: Connection, part: Part) => Promise<unknown>,
  ) => {
    for (let from = 0; from < total; from += atOnce) {
      await transaction(async (connection) => {
        // A run before may have ended in the middle.
        if ((await isThere(connection, from)).rows.length > 0) return;
        // What refers to what is right by itself, and nobody is to be told of these.
        await sql`set local session_replication_role = replica`.execute(connection);
        await sql`set local synchronous_commit = off`.execute(connection);
        await insert(connection, { from, until: Math.min(total, from + atOnce) - 1 });
      });
    }
  };
  const isOrderThere = (connection: Connection, number: number) =>
    sql`select from shop_order where token = md5('desk token' || ${number}::integer)`.execute(connection);
  const isLetterThere = (connection: Connection, number: number) =>
    sql`select from mail_letter where subject = 'Order ' || ${number}::integer`.execute(connection);
  await inParts(orders, isOrderThere, addOrders);
  await inParts(letters, isLetterThere, addLetters);
}

/** One in a hundred is to be packed, some were canceled, most are over. Names and places come again as they do among people. */
function addOrders(connection: Connection, { from, until }: Part) {
  return sql`
    with skus as materialized (
      select sku, row_number() over (order by id) - 1 as place, count(*) over () as total from product where parent_id is not null
    ), placed as (
      insert into shop_order (token, cart_masked_id, status, placed_at, store_code, email, currency, grand_total_minor,
        to_pay_minor, payment_method, snapshot)
      select md5('desk token' || n), md5('desk cart' || n),
        case when n % 100 = 0 then 'processing' when n % 100 < 4 then 'canceled' when n % 100 = 4 then 'closed' else 'complete' end,
        now() - interval '1 day' - (${10_000_000}::integer - n) * interval '10 seconds', 'nl_NL', 'buyer-' || n % 300000 || '@example.com', 'EUR',
        2500, 2500, 'ideal', jsonb_build_object('version', 2, 'billingAddress', a.address, 'shippingAddress', a.address,
          'lines', jsonb_build_array(jsonb_build_object('sku', one.sku), jsonb_build_object('sku', other.sku)))
      from (select total from skus limit 1) counted
        cross join generate_series(${from}::bigint, ${until}::bigint) n
        join skus one on one.place = n % counted.total
        join skus other on other.place = n * 7 % counted.total,
        lateral (select jsonb_build_object('firstName', 'First' || n * 7919 % 997, 'lastName', 'Last' || n * 7919 % 20011, 'country', 'NL',
          'postcode', lpad((n % 9000 + 1000)::text, 4, '0') || ' AB') as address) a
      returning *
    ), found as (
      insert into order_search (order_id, words) select placed.id, words_of_order(placed::shop_order) from placed
    )
    insert into order_event (order_id, kind, details, happened_at) select id, 'placed', '{}', placed_at from placed`.execute(
    connection,
  );
}

function addLetters(connection: Connection, { from, until }: Part) {
  return sql`
    insert into mail_letter (kind, locale, to_address, to_name, subject, html, text, posted_at, sent_at, failed_at, failure)
    select 'order-confirmation', 'nl-NL', 'buyer-' || n % 300000 || '@example.com', 'First' || n % 997, 'Order ' || n, '<p>Thanks</p>',
      'Thanks', now() - (${10_000_000}::integer - n) * interval '10 seconds', now(),
      case when n % 1000 = 0 then now() end, case when n % 1000 = 0 then 'refused' end
    from generate_series(${from}::integer, ${until}::integer) n`.execute(connection);
}

/** In a folder that is kept from run to run they were added before. */
export async function hasCrowd({ kysely }: CommerceDatabase): Promise<boolean> {
  const { rows } = await sql`select from customer where email = 'crowd-0@example.com'`.execute(kysely);
  return rows.length > 0;
}

/** Somebody who may see everything, signed in. */
export async function signInOwner({ kysely }: CommerceDatabase): Promise<string> {
  const token = `desk_${createHash('sha256').update('bench owner').digest('base64url').slice(0, 32)}`;
  await sql`
    with owner as (
      insert into staff (email, name, role, created_at) values ('owner@example.com', 'Owner', 'owner', now())
      on conflict (email) where removed_at is null do update set name = excluded.name returning id
    )
    insert into staff_session (token_digest, staff_id, device, place, created_at, last_used_at, proved_at)
    select ${createHash('sha256').update(token).digest()}, id, 'bench', '127.0.0.1', now(), now(), now() from owner
    on conflict (token_digest) do update set created_at = now(), last_used_at = now(), proved_at = now()`.execute(
    kysely,
  );
  return token;
}
