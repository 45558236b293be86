import { type Errand, sql, type Transaction } from '@bowline/database';
import type { Order } from '#orders';
import { digestOf, recipientOf, type ShopSettings } from '#stores';
import type { CommerceTables } from '#tables';

/** Rows too old to count that one order clears away; more than it adds, so that they never pile up. */
const clearedPerOrder = 10;

export interface UnpaidOrder {
  readonly order: Pick<Order, 'id' | 'email'>;
  readonly clientAddress: string;
  readonly limits: ShopSettings['unpaidOrderLimits'];
  readonly now: Date;
}

interface UnpaidCount {
  readonly of_email: number;
  readonly of_place: number;
}

/** Rule 29: keeps the order among those that are not paid; false when there are too many of them already. */
export function notingUnpaid({ order, clientAddress, limits, now }: UnpaidOrder): Errand<boolean> {
  const emailKey = digestOf('unpaid-email', recipientOf(order.email));
  const placeKey = digestOf('unpaid-place', clientAddress);
  const since = ({ withinSeconds }: { withinSeconds: number }) =>
    new Date(now.getTime() - withinSeconds * 1000);
  const [emailSince, placeSince] = [since(limits.perEmail), since(limits.perPlace)];
  // Orders of one buyer are counted one after another, in a statement of their own so that each sees those before it.
  const locked = sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from unnest(${[emailKey, placeKey].toSorted()}::text[]) as key`;
  const noted = sql<UnpaidCount>`
    with cleared as (
      delete from unpaid_order where order_id in (
        select order_id from unpaid_order
        where placed_at <= least(${emailSince}::timestamptz, ${placeSince}::timestamptz)
        order by placed_at limit ${clearedPerOrder} for update skip locked)
    ), noted as (
      insert into unpaid_order (order_id, email_key, place_key, placed_at)
      values (${order.id}, ${emailKey}, ${placeKey}, ${now})
    )
    select
      (select count(*)::integer from unpaid_order where email_key = ${emailKey} and placed_at > ${emailSince}) as of_email,
      (select count(*)::integer from unpaid_order where place_key = ${placeKey} and placed_at > ${placeSince}) as of_place`;
  return {
    statements: [locked, noted],
    read([, answer]) {
      const counted = answer?.rows[0] as UnpaidCount | undefined;
      return (
        counted !== undefined &&
        counted.of_email < limits.perEmail.uses &&
        counted.of_place < limits.perPlace.uses
      );
    },
  };
}

export async function forgetUnpaid(transaction: Transaction<CommerceTables>, orderId: number): Promise<void> {
  await transaction.deleteFrom('unpaid_order').where('order_id', '=', orderId).execute();
}
