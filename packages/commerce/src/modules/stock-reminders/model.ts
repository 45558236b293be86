import type { StoresContext, StoresRefusals } from '#stores';
import type { StockReminders } from './service.ts';

export interface StockReminderRefusals {
  'email-not-valid': Record<string, never>;
  'reminder-product-not-found': Record<string, never>;
}

export type StockReminderRefusal =
  | { readonly code: 'email-not-valid'; readonly details: StockReminderRefusals['email-not-valid'] }
  | {
      readonly code: 'reminder-product-not-found';
      readonly details: StockReminderRefusals['reminder-product-not-found'];
    }
  | { readonly code: 'too-many-requests'; readonly details: StoresRefusals['too-many-requests'] };

export interface StockRemindersContext extends StoresContext {
  readonly stockReminders: StockReminders;
}
