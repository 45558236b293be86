import { type Kysely, sql, type Transaction } from '@bowline/database';
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
    .values({ key, order_id: orderId, posted_at: now, letter_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function noteLetter(
  transaction: Transaction<CommerceTables>,
  key: string,
  letterId: number,
): Promise<void> {
  await transaction.updateTable('notification').set({ letter_id: letterId }).where('key', '=', key).execute();
}

/** Rule 11: the letters about an order, which are no longer known here afterwards. */
export async function takeLetters(
  transaction: Transaction<CommerceTables>,
  orderId: number,
): Promise<readonly number[]> {
  const rows = await transaction
    .selectFrom('notification')
    .where('order_id', '=', orderId)
    .where('letter_id', 'is not', null)
    .select('letter_id')
    .forUpdate()
    .execute();
  await transaction
    .updateTable('notification')
    .set({ letter_id: null })
    .where('order_id', '=', orderId)
    .execute();
  return rows.flatMap(({ letter_id }) => (letter_id === null ? [] : [letter_id]));
}

/** The letters about an order, by their ids. */
export async function lettersOfOrder(
  executor: Kysely<CommerceTables>,
  orderId: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select letter_id as id from notification where order_id = ${orderId} and letter_id is not null
    order by letter_id desc limit 200`.execute(executor);
  return rows.map(({ id }) => id);
}

/** A copy of a letter is about the same order as the letter (rule 16). */
export async function noteCopy(
  transaction: Transaction<CommerceTables>,
  { from, to }: { readonly from: number; readonly to: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into notification (key, order_id, posted_at, letter_id)
    select ${`copy:${to}`}, order_id, ${now}, ${to} from notification where letter_id = ${from} limit 1`.execute(
    transaction,
  );
}
