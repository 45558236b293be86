import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';

/** Sixteen bytes in hexadecimal digits: as long as clients of Magento expect a key to be. */
const keyBytes = 16;

const newKey = () => randomBytes(keyBytes).toString('hex');
const hashOf = (key: string) => createHash('sha256').update(key).digest();

/** From now on nothing confirms an earlier request, and nobody knows yet what confirms this one. */
export async function keepCancellationRequest(
  transaction: Transaction<CommerceTables>,
  { orderId, reason, now }: { orderId: number; reason: string; now: Date },
): Promise<void> {
  const request = { key_hash: hashOf(newKey()), reason, requested_at: now };
  await transaction
    .insertInto('order_cancellation_request')
    .values({ order_id: orderId, ...request })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(request))
    .execute();
}

/** The key that confirms the request, for the letter that is written in this transaction; null when nobody asked. */
export async function giveCancellationKey(
  transaction: Transaction<CommerceTables>,
  orderId: number,
): Promise<string | null> {
  const key = newKey();
  const { numUpdatedRows } = await transaction
    .updateTable('order_cancellation_request')
    .set({ key_hash: hashOf(key) })
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? key : null;
}

/** The reason that was given with the request; null when this key belongs to none for that order. */
export async function reasonOfCancellation(
  executor: Kysely<CommerceTables>,
  orderId: number,
  key: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('order_cancellation_request')
    .where('order_id', '=', orderId)
    .where('key_hash', '=', hashOf(key))
    .select('reason')
    .executeTakeFirst();
  return row?.reason ?? null;
}
