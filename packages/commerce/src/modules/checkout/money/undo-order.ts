import type { Transaction } from '@bowline/database';
import { lockCart, reactivateCart } from '#cart';
import { returnToGiftCards, voidGiftCards } from '#gift-cards';
import {
  chooseLines,
  insertCanceledLines,
  leftToCancel,
  lockedLinesOf,
  moveOrder,
  type Order,
} from '#orders';
import { giveBackCoupon } from '#promotions';
import { returnStock } from '#stock';
import type { CommerceTables } from '#tables';

/** Orders rules 8 and 19. The order is locked and may be canceled; nothing of it was shipped. */
export async function undoOrder(
  transaction: Transaction<CommerceTables>,
  order: Order,
  now: Date,
  details: Record<string, unknown>,
): Promise<Order> {
  const moved = await moveOrder(transaction, { id: order.id }, 'canceled', now, details);
  if (!moved.ok) throw new Error(`Order ${order.number} cannot be canceled: ${moved.refusal.code}`);
  const all = chooseLines(await lockedLinesOf(transaction, order), undefined, leftToCancel);
  if (all.ok) await insertCanceledLines(transaction, order.id, all.value, now);
  await returnStock(transaction, order.id, now);
  await giveBackCoupon(transaction, order.id, now);
  const returned = await returnToGiftCards(transaction, order.id, now);
  if (!returned.ok) throw new Error(`Order ${order.number} gives back more than cards paid`);
  await voidGiftCards(transaction, order.id, now);
  return moved.value.order;
}

/** Decision D6: the cart of an order that came to nothing can be used again; false when there is another one, or none. */
export async function openCartAgain(
  transaction: Transaction<CommerceTables>,
  { cartMaskedId }: Order,
  now: Date,
): Promise<boolean> {
  const cart = await lockCart(transaction, { maskedId: cartMaskedId });
  return cart !== null && reactivateCart(transaction, cart.id, now);
}
