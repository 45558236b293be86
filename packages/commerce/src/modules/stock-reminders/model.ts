import type { StoresContext } from '#stores';
import type { StockReminders } from './service.ts';

export interface StockRemindersContext extends StoresContext {
  readonly stockReminders: StockReminders;
}
