import type { Generated, GeneratedAlways } from '@bowline/database';
import type { ReturnState } from './return-state.ts';

export interface ReturnsTables {
  order_return: {
    id: GeneratedAlways<number>;
    number: Generated<string>;
    order_id: number;
    statement_key: string;
    stated_at: Date;
    name: string;
    remark: string | null;
    is_statutory: boolean;
  };
  order_return_line: {
    id: GeneratedAlways<number>;
    return_id: number;
    order_id: number;
    line: string;
    quantity_hundredths: number;
    is_sent_back: boolean;
    state: ReturnState;
    received_at: Date | null;
    decided_at: Date | null;
    credit_note_number: string | null;
    reason: string | null;
    restocked_at: Generated<Date | null>;
  };
}
