import type { Generated, GeneratedAlways } from '@bowline/database';

export interface GiftCardTables {
  gift_card_account: {
    id: GeneratedAlways<number>;
    code_hash: Buffer;
    code_ending: string;
    currency: string;
    balance_minor: number;
    issued_minor: number;
    /** Null, like the two below, of a card that was given away (rule 9). */
    bought_with_order_id: number | null;
    bought_with_line: string | null;
    piece: number | null;
    /** The number of the credit note that it pays back (rule 11). */
    refund_of: Generated<string | null>;
    issued_at: Date;
    voided_at: Date | null;
  };
  gift_card_entry: {
    id: GeneratedAlways<number>;
    account_id: number;
    kind: 'issued' | 'redeemed' | 'returned' | 'voided';
    amount_minor: number;
    /** Null when the shop gave the card away or withdrew it. */
    order_id: number | null;
    made_at: Date;
  };
}
