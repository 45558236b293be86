import type { CartRefusals } from '#cart';
import type { CatalogRefusals } from '#catalog';
import type { CheckoutRefusals } from '#checkout';
import type { CmsRefusals } from '#cms';
import type { ContactRefusals } from '#contact';
import type { GiftCardRefusals } from '#gift-cards';
import type { PromotionsRefusals } from '#promotions';
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
  | keyof ContactRefusals
  | keyof StockReminderRefusals;

/** Carts and what is used in them have files of their own. */
export type CartCode = keyof CartRefusals | keyof PromotionsRefusals | keyof GiftCardRefusals;
export type CartTexts = Readonly<Record<CartCode, string>>;

/** So has the checkout. */
export type CheckoutCode = keyof CheckoutRefusals;
export type CheckoutTexts = Readonly<Record<CheckoutCode, string>>;

/** One language. `{name}` is replaced by the detail of that name. */
export type RefusalTexts = Readonly<Record<TranslatedCode, string>>;
