import type { Generated } from '@bowline/database';

export interface StockTables {
  stock_pool: { id: Generated<number>; key: string; quantity: number };
}
