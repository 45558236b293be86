import type { CommerceDatabase } from '@bowline/commerce';
import { sql } from '@bowline/database';

export interface Crowd {
  readonly customers: number;
  readonly orders: number;
}

const atOnce = 10_000;

/** Others, with as many addresses, sessions, lists and orders as such a shop would have. Their orders are short. */
export async function addCrowd(
  { transaction }: CommerceDatabase,
  { customers, orders }: Crowd,
): Promise<void> {
  const inParts = async (total: number, insert: (connection: Connection, part: Part) => Promise<unknown>) => {
    for (let from = 0; from < total; from += atOnce) {
      const part = { from, until: Math.min(total, from + atOnce) - 1 };
      await transaction(async (connection) => {
        // What refers to what is right by itself, and nobody is to be told of these.
        await sql`set local session_replication_role = replica`.execute(connection);
        await sql`set local synchronous_commit = off`.execute(connection);
        await insert(connection, part);
      });
    }
  };
  await inParts(customers, addCustomers);
  await inParts(orders, (connection, part) => addOrders(connection, part, customers));
}

interface Part {
  readonly from: number;
  readonly until: number;
}

type Connection = Parameters<Parameters<CommerceDatabase['transaction']>[0]>[0];

function addCustomers(connection: Connection, { from, until }: Part) {
  return sql`
    with joined as (
      insert into customer (email, store_code, first_name, last_name, created_at, changed_at)
      select 'crowd-' || n || '@example.com', 'nl_NL', 'Demo', 'Customer', now(), now()
      from generate_series(${from}::integer, ${until}::integer) n returning id
    ), booked as (
      insert into customer_address (customer_id, address, created_at)
      select id, '{"firstName": "Demo", "lastName": "Customer", "company": null, "street": ["Lijnbaan 1"], "postcode": "1011 AB",
        "city": "Amsterdam", "country": "NL", "region": null}', now() from joined
    ), signed_in as (
      insert into customer_session (token_digest, customer_id, device, created_at, last_used_at)
      select sha256(('crowd ' || id)::bytea), id, 'crowd', now(), now() from joined
    ), listed as (
      insert into wishlist (customer_id, kind, sharing_code, created_at, changed_at)
      select id, 'default', 'crowd-' || id, now(), now() from joined returning id
    )
    insert into wishlist_item (wishlist_id, sku, quantity_hundredths, product_name, added_at)
    select id, 'CROWD-' || n, 100, 'A thing', now() from listed, generate_series(1, 3) n`.execute(connection);
}

/** Customers of the crowd have consecutive numbers: whose turn it is need not be looked up. */
function addOrders(connection: Connection, { from, until }: Part, customers: number) {
  return sql`
    with first as (
      select id from customer where email = 'crowd-0@example.com'
    ), placed as (
      insert into shop_order (token, cart_masked_id, customer_id, status, placed_at, store_code, email, currency,
        grand_total_minor, to_pay_minor, payment_method, snapshot)
      select md5('crowd token' || n), md5('crowd cart' || n), first.id + n % ${customers}::integer, 'canceled',
        now() - n * interval '10 seconds', 'nl_NL', 'crowd-' || n % ${customers}::integer || '@example.com', 'EUR', 2500, 2500,
        'ideal', '{"version": 2}'
      from first, generate_series(${from}::integer, ${until}::integer) n
      returning id
    )
    insert into order_event (order_id, kind, details, happened_at)
    select id, 'placed', '{}', now() from placed`.execute(connection);
}
