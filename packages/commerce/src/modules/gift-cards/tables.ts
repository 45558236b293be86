import type { GeneratedAlways } from '@bowline/database';

export interface GiftCardTables {
  gift_card_account: {
    id: GeneratedAlways<number>;
    code_hash: Buffer;
    code_ending: string;
    currency: string;
    balance_minor: number;
    issued_minor: number;
    bought_with_order_id: number;
    bought_with_line: string;
    piece: number;
    issued_at: Date;
    voided_at: Date | null;
  };
  gift_card_entry: {
    id: GeneratedAlways<number>;
    account_id: number;
    kind: 'issued' | 'redeemed' | 'returned' | 'voided';
    amount_minor: number;
    order_id: number;
    made_at: Date;
  };
}
