import { sql } from '@bowline/database';
import type { Money } from '@bowline/kit';
import type { CommerceDatabase } from '#tables';
import { endingOfCode, hashOfCode } from './code.ts';

export interface GiftCardGift {
  readonly code: string;
  readonly amount: Money;
}

/** Rule 9: cards under codes of the shop's choice. A card that counts stays as it is; a withdrawn one is filled again. */
export async function giveGiftCards(
  database: CommerceDatabase,
  gifts: readonly GiftCardGift[],
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { code, amount } of gifts) {
      await sql`
        with given as (
          insert into gift_card_account (code_hash, code_ending, currency, balance_minor, issued_minor, issued_at)
          values (${hashOfCode(code)}, ${endingOfCode(code)}, ${amount.currency}, ${amount.minor}, ${amount.minor}, ${now})
          on conflict (code_hash) do update
            set balance_minor = gift_card_account.balance_minor + excluded.balance_minor, voided_at = null
            where gift_card_account.bought_with_order_id is null and gift_card_account.voided_at is not null
          returning id
        )
        insert into gift_card_entry (account_id, kind, amount_minor, made_at)
        select id, 'issued', ${amount.minor}, ${now} from given`.execute(transaction);
    }
  });
}

/** Rule 9: of cards that were given away, never of bought ones. */
export async function withdrawGiftCards(
  database: CommerceDatabase,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await sql`
      with left_over as (
        select id, balance_minor from gift_card_account
        where code_hash = any(${codes.map(hashOfCode)}) and bought_with_order_id is null and voided_at is null
        order by id for update
      ), entries as (
        insert into gift_card_entry (account_id, kind, amount_minor, made_at)
        select id, 'voided', -balance_minor, ${now} from left_over where balance_minor > 0
      )
      update gift_card_account set balance_minor = 0, voided_at = ${now}
      from left_over where gift_card_account.id = left_over.id`.execute(transaction);
  });
}
