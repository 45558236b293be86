import type { Order } from '#orders';
import { isSlowMethod } from '#payments';
import type { ShopSettings } from '#stores';

const minuteMs = 60_000;
const dayMs = 86_400_000;

export type HoldSettings = Pick<ShopSettings, 'unpaidOrderMinutes' | 'unpaidTransferDays'>;

/** Rule 25. */
export function holdEndsAt(
  { placedAt, paymentMethod }: Pick<Order, 'placedAt' | 'paymentMethod'>,
  { unpaidOrderMinutes, unpaidTransferDays }: HoldSettings,
): Date {
  const heldMs = isSlowMethod(paymentMethod) ? unpaidTransferDays * dayMs : unpaidOrderMinutes * minuteMs;
  return new Date(placedAt.getTime() + heldMs);
}

/** Payments rule 14: bank transfer is the provider's unless the shop takes it itself. */
export function isOffline(method: string, { offlineMethods }: Pick<ShopSettings, 'offlineMethods'>): boolean {
  return offlineMethods.some((each) => each === method);
}
