import { type Kysely, sql } from '@bowline/database';
import type { CommerceTables } from '#tables';

export const troubles = ['payment-failed', 'refund-refused'] as const;
export type Trouble = (typeof troubles)[number];

const most = 500;
const daysOfPayments = 7;

/** Orders whose money went wrong (today rule 3), the latest first. */
export async function troubledOrders(
  executor: Kysely<CommerceTables>,
  trouble: Trouble,
  now: Date,
): Promise<readonly number[]> {
  const since = new Date(now.getTime() - daysOfPayments * 86_400_000);
  const { rows } =
    trouble === 'payment-failed'
      ? await sql<{ id: number }>`
          select o.id from shop_order o where o.status = 'pending_payment' and o.placed_at > ${since}
            and exists (select from payment p where p.order_id = o.id and p.state = 'failed')
          order by o.id desc limit ${most}`.execute(executor)
      : await sql<{ id: number }>`
          select distinct p.order_id as id from refund r join payment p on p.id = r.payment_id
          where r.state = 'refused' order by 1 desc limit ${most}`.execute(executor);
  return rows.map(({ id }) => id);
}
