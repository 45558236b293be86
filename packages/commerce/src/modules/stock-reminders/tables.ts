import type { Generated } from '@bowline/database';

export interface StockReminderTables {
  stock_reminder: { id: Generated<number>; sku: string; email: string; locale: string; created_at: Date };
}
