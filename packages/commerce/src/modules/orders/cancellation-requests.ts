import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';

/** Sixteen bytes in hexadecimal digits: as long as clients of Magento expect a key to be. */
const keyBytes = 16;

const hashOf = (key: string) => createHash('sha256').update(key).digest();

/** Answers the key that confirms the request; an earlier one confirms nothing any more. */
export async function keepCancellationRequest(
  transaction: Transaction<CommerceTables>,
  { orderId, reason, now }: { orderId: number; reason: string; now: Date },
): Promise<string> {
  const key = randomBytes(keyBytes).toString('hex');
  const request = { key_hash: hashOf(key), reason, requested_at: now };
  await transaction
    .insertInto('order_cancellation_request')
    .values({ order_id: orderId, ...request })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(request))
    .execute();
  return key;
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
