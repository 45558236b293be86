import { sql, type Transaction } from '@bowline/database';
import { type Money, ok, type Result, refuse } from '@bowline/kit';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { endingOfCode, hashOfCode, newGiftCardCode } from './code.ts';

export interface FoundGiftCard {
  readonly id: number;
  readonly codeEnding: string;
  readonly currency: string;
  readonly balanceMinor: number;
  readonly issuedMinor: number;
  readonly issuedAt: Date;
  readonly voidedAt: Date | null;
  readonly isBought: boolean;
}

export interface GiftCardEntry {
  readonly id: number;
  readonly kind: string;
  readonly amountMinor: number;
  readonly orderId: number | null;
  readonly madeAt: Date;
}

export interface GiftCardSearch {
  /** A whole code, or its last four characters. */
  readonly text?: string | null | undefined;
  readonly before?: number | null | undefined;
}

type Refused<Code extends string> = { readonly code: Code; readonly details: Record<string, never> };

/** Gift cards as those who run the shop look after them. */
export interface GiftCardsAdmin {
  search(
    question: GiftCardSearch,
  ): Promise<{ readonly cards: readonly FoundGiftCard[]; readonly hasMore: boolean }>;
  find(
    id: number,
  ): Promise<{ readonly card: FoundGiftCard; readonly entries: readonly GiftCardEntry[] } | null>;
  /** Rule 10: a card that the shop gives away. Its code is told here and nowhere else. */
  issue(amount: Money): Promise<{ readonly id: number; readonly giftCardCode: string }>;
  /** Rule 10: what is left on it is voided. */
  block(id: number): Promise<Result<undefined, Refused<'gift-card-not-found'>>>;
}

const pageSize = 50;
const mostEntries = 200;
const wholeCode = 16;

/** A card for nobody yet, in somebody's transaction. */
export async function issueCard(
  transaction: Transaction<CommerceTables>,
  amount: Money,
  now: Date,
): Promise<{ readonly id: number; readonly giftCardCode: string }> {
  const giftCardCode = newGiftCardCode();
  const { id } = await transaction
    .insertInto('gift_card_account')
    .values({
      code_hash: hashOfCode(giftCardCode),
      code_ending: endingOfCode(giftCardCode),
      currency: amount.currency,
      balance_minor: amount.minor,
      issued_minor: amount.minor,
      bought_with_order_id: null,
      bought_with_line: null,
      piece: null,
      issued_at: now,
      voided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('gift_card_entry')
    .values({ account_id: id, kind: 'issued', amount_minor: amount.minor, order_id: null, made_at: now })
    .execute();
  return { id, giftCardCode };
}

const columns = sql`id, code_ending as "codeEnding", currency, balance_minor as "balanceMinor",
  issued_minor as "issuedMinor", issued_at as "issuedAt", voided_at as "voidedAt",
  bought_with_order_id is not null as "isBought"`;

export function createGiftCardsAdmin(database: CommerceDatabase, clock: () => Date): GiftCardsAdmin {
  const { kysely } = database;
  return {
    async search({ text, before }) {
      const typed = (text ?? '').replace(/[\s-]/g, '').toUpperCase().slice(0, 64);
      const chosen =
        typed === ''
          ? sql``
          : typed.length >= wholeCode
            ? sql`and code_hash = ${hashOfCode(typed)}`
            : sql`and code_ending = ${typed.slice(-4)}`;
      const { rows } = await sql<FoundGiftCard>`
        select ${columns} from gift_card_account
        where true ${chosen} ${before ? sql`and id < ${before}` : sql``}
        order by id desc limit ${pageSize + 1}`.execute(kysely);
      return { cards: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
    },
    async find(id) {
      const { rows } = await sql<FoundGiftCard>`
        select ${columns} from gift_card_account where id = ${id}`.execute(kysely);
      const [card] = rows;
      if (!card) return null;
      const entries = await sql<GiftCardEntry>`
        select id, kind, amount_minor as "amountMinor", order_id as "orderId", made_at as "madeAt"
        from gift_card_entry where account_id = ${id} order by id desc limit ${mostEntries}`.execute(kysely);
      return { card, entries: entries.rows };
    },
    issue: (amount) => database.transaction((transaction) => issueCard(transaction, amount, clock())),
    block: (id) =>
      database.transaction(async (transaction) => {
        const now = clock();
        const { rows } = await sql<{ balance: number }>`
          select balance_minor as balance from gift_card_account
          where id = ${id} and voided_at is null for update`.execute(transaction);
        const [card] = rows;
        if (!card) return refuse('gift-card-not-found');
        if (card.balance > 0)
          await sql`insert into gift_card_entry (account_id, kind, amount_minor, order_id, made_at)
            select id, 'voided', -balance_minor, bought_with_order_id, ${now} from gift_card_account where id = ${id}`.execute(
            transaction,
          );
        await sql`update gift_card_account set balance_minor = 0, voided_at = ${now} where id = ${id}`.execute(
          transaction,
        );
        return ok();
      }),
  };
}
