import type { RefusalCategories } from '#graphql';
import type { StoresRefusals } from '#stores';

export interface StockReminderRefusals {
  'email-not-valid': Record<string, never>;
  'reminder-product-not-found': Record<string, never>;
}

export const stockReminderRefusals: RefusalCategories<'stock-reminders', StockReminderRefusals> = {
  'email-not-valid': 'graphql-input',
  'reminder-product-not-found': 'graphql-no-such-entity',
};

export type StockReminderRefusal =
  | { readonly code: 'email-not-valid'; readonly details: StockReminderRefusals['email-not-valid'] }
  | {
      readonly code: 'reminder-product-not-found';
      readonly details: StockReminderRefusals['reminder-product-not-found'];
    }
  | { readonly code: 'too-many-requests'; readonly details: StoresRefusals['too-many-requests'] };
