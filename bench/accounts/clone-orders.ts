import type { CommerceDatabase } from '@bowline/commerce';
import { sql } from '@bowline/database';

export interface Clones {
  readonly ofCustomers: readonly number[];
  readonly each: number;
}

/** Histories made of the orders that were really placed, in turn, an hour between two. */
export async function cloneOrders(
  { transaction }: CommerceDatabase,
  { ofCustomers, each }: Clones,
): Promise<void> {
  await transaction(async (connection) => {
    // Nobody is to be told of these, nor are they counted: they are there to be listed.
    await sql`set local session_replication_role = replica`.execute(connection);
    await sql`
      create temporary table clone on commit drop as
      with placed as (
        select id, row_number() over (order by id) - 1 as turn, count(*) over () as all_of_them from shop_order
      )
      select p.id as from_id, c.id as customer_id, n, nextval(pg_get_serial_sequence('shop_order', 'id'))::integer as id
      from unnest(${[...ofCustomers]}::integer[]) as c (id)
      cross join generate_series(1, ${each}::integer) n
      join placed p on p.turn = (c.id * 7 + n) % p.all_of_them`.execute(connection);
    await sql`
      insert into shop_order (id, token, cart_masked_id, customer_id, status, placed_at, store_code, email, currency,
        grand_total_minor, to_pay_minor, payment_method, snapshot)
      overriding system value
      select k.id, md5('token' || k.id), md5('cart' || k.id), k.customer_id, 'complete', now() - k.n * interval '1 hour',
        o.store_code, o.email, o.currency, o.grand_total_minor, o.to_pay_minor, o.payment_method, o.snapshot
      from clone k join shop_order o on o.id = k.from_id`.execute(connection);
    await sql`
      insert into order_line
      select (jsonb_populate_record(l, jsonb_build_object('order_id', k.id))).*
      from clone k join order_line l on l.order_id = k.from_id`.execute(connection);
    await sql`
      insert into order_event (order_id, kind, details, happened_at)
      select k.id, e.kind, e.details, e.happened_at from clone k join order_event e on e.order_id = k.from_id`.execute(
      connection,
    );
  });
}
