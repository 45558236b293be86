import type { Generated, GeneratedAlways } from '@bowline/database';

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
}
