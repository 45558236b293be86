import type { Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';

/** Rule 2: false when it was noted before; whoever notes it at the same time waits. */
export async function noteOnce(
  transaction: Transaction<CommerceTables>,
  key: string,
  orderId: number,
  now: Date,
): Promise<boolean> {
  const noted = await transaction
    .insertInto('notification')
    .values({ key, order_id: orderId, posted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return noted !== undefined;
}
