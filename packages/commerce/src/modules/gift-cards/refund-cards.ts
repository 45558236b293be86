import type { Transaction } from '@bowline/database';
import type { Money } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import { endingOfCode, hashOfCode, newGiftCardCode } from './code.ts';
import type { CardForLetter } from './issue-gift-cards.ts';

export interface RefundCard {
  readonly orderId: number;
  readonly creditNoteNumber: string;
  readonly amount: Money;
  readonly now: Date;
}

/** Rule 11: a second card for the same credit note is an error of the caller, and the database refuses it. Nobody knows its code yet. */
export async function issueRefundCard(
  transaction: Transaction<CommerceTables>,
  { orderId, creditNoteNumber, amount, now }: RefundCard,
): Promise<void> {
  const code = newGiftCardCode();
  const { id } = await transaction
    .insertInto('gift_card_account')
    .values({
      code_hash: hashOfCode(code),
      code_ending: endingOfCode(code),
      currency: amount.currency,
      balance_minor: amount.minor,
      issued_minor: amount.minor,
      bought_with_order_id: null,
      bought_with_line: null,
      piece: null,
      refund_of: creditNoteNumber,
      issued_at: now,
      voided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('gift_card_entry')
    .values({ account_id: id, kind: 'issued', amount_minor: amount.minor, order_id: orderId, made_at: now })
    .execute();
}

/** Rule 11: a new code for the letter that is written in this transaction; null for a card that was blocked before. */
export async function giveRefundCode(
  transaction: Transaction<CommerceTables>,
  creditNoteNumber: string,
): Promise<CardForLetter | null> {
  const code = newGiftCardCode();
  const card = await transaction
    .updateTable('gift_card_account')
    .set({ code_hash: hashOfCode(code), code_ending: endingOfCode(code) })
    .where('refund_of', '=', creditNoteNumber)
    .where('voided_at', 'is', null)
    .returning('issued_minor')
    .executeTakeFirst();
  return card ? { code, amountMinor: card.issued_minor } : null;
}
