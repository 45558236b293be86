import { sql, type Transaction } from '@bowline/database';
import { isCurrencyCode, type Money, money, ok, type Result, refuse } from '@bowline/kit';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { hashOfCode } from './code.ts';
import type { GiftCardRefusal } from './refusals.ts';

/** Rule 8. */
export async function findGiftCard(
  database: CommerceDatabase,
  code: string,
): Promise<Result<GiftCard, GiftCardRefusal<'gift-card-not-found'>>> {
  const row = await database.kysely
    .selectFrom('gift_card_account')
    .where('code_hash', '=', hashOfCode(code))
    .where('voided_at', 'is', null)
    .select(['id', 'code_ending', 'currency', 'balance_minor'])
    .executeTakeFirst();
  if (!row || !isCurrencyCode(row.currency)) return refuse('gift-card-not-found');
  return ok({ id: row.id, codeEnding: row.code_ending, balance: money(row.balance_minor, row.currency) });
}

export interface Redemption {
  readonly code: string;
  readonly amount: Money;
  readonly orderId: number;
  readonly now: Date;
}

/** Rules 3 and 4: takes the whole amount, or refuses and takes nothing. */
export async function redeemGiftCard(
  transaction: Transaction<CommerceTables>,
  { code, amount, orderId, now }: Redemption,
): Promise<
  Result<
    undefined,
    GiftCardRefusal<'gift-card-not-found' | 'gift-card-in-other-currency' | 'gift-card-balance-too-low'>
  >
> {
  const card = await transaction
    .selectFrom('gift_card_account')
    .where('code_hash', '=', hashOfCode(code))
    .where('voided_at', 'is', null)
    .select(['id', 'code_ending', 'currency', 'balance_minor'])
    .forUpdate()
    .executeTakeFirst();
  if (!card) return refuse('gift-card-not-found');
  if (card.currency !== amount.currency) {
    return refuse('gift-card-in-other-currency', { currency: card.currency });
  }
  if (card.balance_minor < amount.minor) {
    return refuse('gift-card-balance-too-low', { codeEnding: card.code_ending });
  }
  if (amount.minor === 0) return ok();
  await changeBalance(transaction, card.id, -amount.minor, { kind: 'redeemed', orderId, now });
  return ok();
}

/** Rule 6: gives back so much of what cards paid for an order; everything that is left of it when no amount is given. */
export async function returnToGiftCards(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  now: Date,
  amountMinor?: number,
): Promise<Result<undefined, GiftCardRefusal<'gift-card-return-too-high'>>> {
  // Locked by a statement of its own: the next one then sees what those before it gave back.
  await sql`
    select from gift_card_account
    where id in (select account_id from gift_card_entry where order_id = ${orderId})
    order by id for update`.execute(transaction);
  const { rows: cards } = await sql<{ id: number; returnable: number }>`
    select account_id as id, -sum(amount_minor)::integer as returnable from gift_card_entry
    where order_id = ${orderId} and kind in ('redeemed', 'returned')
    group by account_id order by account_id`.execute(transaction);
  const returnableMinor = cards.reduce((sum, { returnable }) => sum + returnable, 0);
  let left = amountMinor ?? returnableMinor;
  if (left > returnableMinor) return refuse('gift-card-return-too-high', { returnableMinor });
  for (const { id, returnable } of cards) {
    const part = Math.min(left, returnable);
    if (part <= 0) continue;
    await changeBalance(transaction, id, part, { kind: 'returned', orderId, now });
    left -= part;
  }
  return ok();
}

async function changeBalance(
  transaction: Transaction<CommerceTables>,
  giftCardId: number,
  amountMinor: number,
  { kind, orderId, now }: { kind: 'redeemed' | 'returned'; orderId: number; now: Date },
): Promise<void> {
  await sql`update gift_card_account set balance_minor = balance_minor + ${amountMinor} where id = ${giftCardId}`.execute(
    transaction,
  );
  await transaction
    .insertInto('gift_card_entry')
    .values({ account_id: giftCardId, kind, amount_minor: amountMinor, order_id: orderId, made_at: now })
    .execute();
}

export interface GiftCard {
  readonly id: number;
  readonly codeEnding: string;
  readonly balance: Money;
}
