import { fill, type Template } from '@bowline/kit';
import { defaultLocale, type LocaleName } from '@bowline/markets';
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
import { textsOf } from '#texts';
import { refusalOwners } from '../generated/texts.ts';
import type { LimitRefusals } from './limits.ts';

/** Every refusal of every module with the details its message needs. A new module adds its table here. */
export type RefusalDetails = StoresRefusals &
  CatalogRefusals &
  RoutingRefusals &
  CmsRefusals &
  StockReminderRefusals &
  ContactRefusals &
  CartRefusals &
  PromotionsRefusals &
  GiftCardRefusals &
  CheckoutRefusals &
  LimitRefusals;

export type RefusalCode = keyof RefusalDetails;

export type CommerceRefusal = {
  [Code in RefusalCode]: { readonly code: Code; readonly details: RefusalDetails[Code] };
}[RefusalCode];

/** Behaviour 5: what a refusal says in the language of the store; the English is Magento's. */
export function refusalMessage(
  { code, details }: CommerceRefusal,
  locale: LocaleName = defaultLocale,
): string {
  const texts: Readonly<Partial<Record<RefusalCode, string | Template<string>>>> = textsOf(
    refusalOwners[code],
    locale,
  ).refusals;
  // The tables of the modules compile only if every code has a text and its details fill it.
  return fill(texts[code] ?? code, details as Readonly<Record<string, string | number>>);
}
