/**
 * Who wants to hear when something is back in stock, and who is to be told now (rules in SPEC.md).
 * It does not notice that stock came back and sends nothing; whoever writes stock asks for the reminders that are due.
 */
export type { StockReminderRefusals, StockRemindersContext } from './model.ts';
export { forgetReminders, type StockReminder } from './repository.ts';
export { stockRemindersGraphql } from './resolvers.ts';
export { createStockReminders, type ReminderWish, type StockReminders } from './service.ts';
export type { StockReminderTables } from './tables.ts';
