import { type Kysely, sql, type Transaction } from '@bowline/database';
import type { Money } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import { endingOfCode, hashOfCode, newGiftCardCode } from './code.ts';

export interface BoughtGiftCards {
  readonly orderId: number;
  readonly line: string;
  readonly pieces: number;
  /** Of one card. */
  readonly amount: Money;
  readonly now: Date;
}

/** Rule 2: how many cards came into being; none when the order was reported paid before. Nobody knows their codes yet. */
export async function issueGiftCards(
  transaction: Transaction<CommerceTables>,
  { orderId, line, pieces, amount, now }: BoughtGiftCards,
): Promise<number> {
  let made = 0;
  for (let piece = 1; piece <= pieces; piece += 1) {
    const code = newGiftCardCode();
    const issued = await transaction
      .insertInto('gift_card_account')
      .values({
        code_hash: hashOfCode(code),
        code_ending: endingOfCode(code),
        currency: amount.currency,
        balance_minor: amount.minor,
        issued_minor: amount.minor,
        bought_with_order_id: orderId,
        bought_with_line: line,
        piece,
        issued_at: now,
        voided_at: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['bought_with_order_id', 'bought_with_line', 'piece']).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!issued) continue;
    made += 1;
    await transaction
      .insertInto('gift_card_entry')
      .values({
        account_id: issued.id,
        kind: 'issued',
        amount_minor: amount.minor,
        order_id: orderId,
        made_at: now,
      })
      .execute();
  }
  return made;
}

export interface CardForLetter {
  readonly code: string;
  readonly amountMinor: number;
}

/** Rule 2: a new code for the letter that is written in this transaction; null for a card that was voided before. */
export async function giveCode(
  transaction: Transaction<CommerceTables>,
  { orderId, line, piece }: { readonly orderId: number; readonly line: string; readonly piece: number },
): Promise<CardForLetter | null> {
  const code = newGiftCardCode();
  const card = await transaction
    .updateTable('gift_card_account')
    .set({ code_hash: hashOfCode(code), code_ending: endingOfCode(code) })
    .where('bought_with_order_id', '=', orderId)
    .where('bought_with_line', '=', line)
    .where('piece', '=', piece)
    .where('voided_at', 'is', null)
    .returning('issued_minor')
    .executeTakeFirst();
  return card ? { code, amountMinor: card.issued_minor } : null;
}

/**
 * Rule 7: all cards that an order bought, or so many of a line; of those, first the ones with the most left on them. Answers
 * what was left on them.
 */
export async function voidGiftCards(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  now: Date,
  some?: { readonly line: string; readonly pieces: number },
): Promise<number> {
  const { rows } = await sql<{ balance_minor: number }>`
    with left_over as (
      select id, balance_minor from gift_card_account
      where bought_with_order_id = ${orderId} and voided_at is null
        and bought_with_line = coalesce(${some?.line ?? null}, bought_with_line)
      order by balance_minor desc, id limit ${some?.pieces ?? null} for update
    ), entries as (
      insert into gift_card_entry (account_id, kind, amount_minor, order_id, made_at)
      select id, 'voided', -balance_minor, ${orderId}, ${now} from left_over where balance_minor > 0
    )
    update gift_card_account set balance_minor = 0, voided_at = ${now}
    from left_over where gift_card_account.id = left_over.id returning left_over.balance_minor`.execute(
    transaction,
  );
  return rows.reduce((sum, { balance_minor }) => sum + balance_minor, 0);
}

/** How many cards of each line that an order bought are as they were issued. */
export async function untouchedCardsOf(
  executor: Kysely<CommerceTables>,
  orderId: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ line: string; cards: number }>`
    select bought_with_line as line, count(*)::integer as cards from gift_card_account
    where bought_with_order_id = ${orderId} and voided_at is null and balance_minor = issued_minor
    group by bought_with_line`.execute(executor);
  return new Map(rows.map(({ line, cards }) => [line, cards]));
}
