/**
 * Who wants to hear when something is back in stock, and the one letter that tells them (rules in SPEC.md).
 * It is not told that stock came back: it looks for itself, every few minutes.
 */
export { backInStockLetter, type StockReminderJobs, stockReminderJobs } from './jobs.ts';
export { type StockReminderRefusals, stockReminderRefusals } from './refusals.ts';
export { forgetReminders, type StockReminder } from './repository.ts';
export {
  createStockReminders,
  type ReminderWish,
  type StockReminders,
  type StockRemindersContext,
} from './service.ts';
export type { StockReminderTables } from './tables.ts';
