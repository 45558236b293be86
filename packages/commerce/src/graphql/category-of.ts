import { cartRefusals } from '#cart';
import { catalogRefusals } from '#catalog';
import { checkoutRefusals } from '#checkout';
import { cmsRefusals } from '#cms';
import { contactRefusals } from '#contact';
import { giftCardRefusals } from '#gift-cards';
import { promotionsRefusals } from '#promotions';
import { routingRefusals } from '#routing';
import { stockReminderRefusals } from '#stock-reminders';
import { storesRefusals } from '#stores';
import { limitRefusals } from './limits.ts';
import type { RefusalCategory } from './refusal-category.ts';
import type { RefusalCode } from './refusals.ts';

const categories: Readonly<Record<RefusalCode, RefusalCategory | null>> = {
  ...storesRefusals,
  ...catalogRefusals,
  ...routingRefusals,
  ...cmsRefusals,
  ...stockReminderRefusals,
  ...contactRefusals,
  ...cartRefusals,
  ...promotionsRefusals,
  ...giftCardRefusals,
  ...checkoutRefusals,
  ...limitRefusals,
};

/** Not behind the door of `#graphql`: it needs the modules, and they need that door. */
export function categoryOf(code: RefusalCode): RefusalCategory | null {
  return categories[code];
}
