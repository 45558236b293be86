import type { CommerceDatabase } from '@bowline/commerce';
import { sql } from '@bowline/database';

export interface Crowd {
  readonly customers: number;
  readonly orders: number;
}

const atOnce = 50_000;

/** Others, with as many addresses, sessions, lists and orders as such a shop would have. Their orders are short. */
export async function addCrowd({ kysely }: CommerceDatabase, { customers, orders }: Crowd): Promise<void> {
  for (let from = 0; from < customers; from += atOnce) {
    const until = Math.min(customers, from + atOnce) - 1;
    await sql`
      with joined as (
        insert into customer (email, store_code, first_name, last_name, created_at, changed_at)
        select 'crowd-' || n || '@example.com', 'nl_NL', 'Demo', 'Customer', now(), now()
        from generate_series(${from}::integer, ${until}::integer) n returning id
      ), booked as (
        insert into customer_address (customer_id, address, created_at)
        select id, '{"firstName": "Demo", "lastName": "Customer"}', now() from joined
      ), signed_in as (
        insert into customer_session (token_digest, customer_id, device, created_at, last_used_at)
        select sha256(('crowd ' || id)::bytea), id, 'crowd', now(), now() from joined
      ), listed as (
        insert into wishlist (customer_id, kind, sharing_code, created_at, changed_at)
        select id, 'default', 'crowd-' || id, now(), now() from joined returning id
      )
      insert into wishlist_item (wishlist_id, sku, quantity_hundredths, product_name, added_at)
      select id, 'CROWD-' || n, 100, 'A thing', now() from listed, generate_series(1, 3) n`.execute(kysely);
  }
  for (let from = 0; from < orders; from += atOnce) {
    const until = Math.min(orders, from + atOnce) - 1;
    await sql`
      with placed as (
        insert into shop_order (token, cart_masked_id, customer_id, status, placed_at, store_code, email, currency,
          grand_total_minor, to_pay_minor, payment_method, snapshot)
        select md5('crowd token' || n), md5('crowd cart' || n), c.id, 'canceled', now() - n * interval '10 seconds', 'nl_NL',
          c.email, 'EUR', 2500, 2500, 'ideal', '{"version": 2}'
        from generate_series(${from}::integer, ${until}::integer) n
        join (select id, email, row_number() over (order by id) - 1 as turn from customer where email like 'crowd-%') c
          on c.turn = n % ${customers}::integer
        returning id
      )
      insert into order_event (order_id, kind, details, happened_at)
      select id, 'placed', '{}', now() from placed`.execute(kysely);
  }
}
