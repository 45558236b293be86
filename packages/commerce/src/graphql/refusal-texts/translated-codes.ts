import type { CatalogRefusals } from '#catalog';
import type { CmsRefusals } from '#cms';
import type { RoutingRefusals } from '#routing';
import type { StockReminderRefusals } from '#stock-reminders';
import type { StoresRefusals } from '#stores';

/** What the transport itself refuses, before there is a store, stays English, as does the GraphQL library. */
type BeforeTheStore = 'store-not-found' | 'currency-not-allowed' | 'token-not-valid';

export type TranslatedCode =
  | Exclude<keyof StoresRefusals, BeforeTheStore>
  | keyof CatalogRefusals
  | keyof RoutingRefusals
  | keyof CmsRefusals
  | keyof StockReminderRefusals;

/** One language. `{name}` is replaced by the detail of that name. */
export type RefusalTexts = Readonly<Record<TranslatedCode, string>>;
