import type { Generated, GeneratedAlways, ReadAsText } from '@bowline/database';
import type { StockReason } from './change-stock.ts';

export interface StockTables {
  stock_pool: { id: Generated<number>; key: string; quantity: number };
  stock_movement: {
    id: GeneratedAlways<number>;
    pool_key: string;
    order_id: number;
    kind: 'taken' | 'returned' | 'restocked';
    units: number;
    moved_at: Date;
    is_slow: Generated<boolean>;
  };
  stock_change: {
    id: GeneratedAlways<number>;
    pool_key: string;
    units: number;
    quantity_after: number;
    reason: StockReason;
    note: string | null;
    changed_by: string;
    changed_at: Date;
  };
  stock_cost: { pool_key: string; from_day: ReadAsText; cost_millionths: number };
}
