import { money, moneyToDecimal, ok, type Result, refuse } from '@bowline/kit';
import {
  addLines,
  type Cart,
  cartOfCustomer,
  giftCardOptionUids,
  type LineWish,
  type RefusedLine,
} from '#cart';
import { findOrder, type Order, type OrderLine } from '#orders';
import type { CheckoutContext } from '../model.ts';
import type { CheckoutRefusal } from '../refusals.ts';

export interface Reordered {
  readonly cart: Cart;
  readonly refused: readonly RefusedLine[];
}

/** Rule 19. */
export async function reorder(
  number: string,
  customerId: number,
  context: CheckoutContext,
): Promise<Result<Reordered, CheckoutRefusal<'order-not-located'>>> {
  const order = await findOrder(context.checkout.database.kysely, { number });
  if (!order || order.customerId !== customerId) return refuse('order-not-located');
  const cart = await cartOfCustomer(customerId, context);
  const wishes = order.snapshot.lines.map((line) => wishOf(line, order, context));
  const added = await addLines(cart.maskedId, wishes, context);
  // Closed in the same moment by another window: the next one is as good.
  if (!added.ok) return refuse('order-not-located');
  return ok(added.value);
}

function wishOf(line: OrderLine, order: Order, context: CheckoutContext): LineWish {
  return {
    sku: line.sku,
    parentSku: line.parentSku,
    quantity: line.quantityHundredths / 100,
    selectedOptions: [],
    enteredOptions: line.giftCard ? giftCardFields(line, line.giftCard, order, context) : [],
  };
}

function giftCardFields(
  { id }: OrderLine,
  card: NonNullable<OrderLine['giftCard']>,
  { snapshot, currency }: Order,
  { currency: shown }: CheckoutContext,
): LineWish['enteredOptions'] {
  const unit = snapshot.breakdown.lines.find((line) => line.id === id)?.unit.incl.minor ?? 0;
  const fields = {
    // An amount of another currency would be another amount: the customer says it anew.
    amount: currency === shown ? moneyToDecimal(money(unit, currency)) : '',
    sender: card.senderName,
    sender_email: card.senderEmail ?? '',
    recipient: card.recipientName,
    recipient_email: card.recipientEmail,
    message: card.message ?? '',
    // The day is over.
    delivery_date: '',
  };
  return Object.entries(fields).map(([field, value]) => ({
    uid: giftCardOptionUids[field as keyof typeof fields],
    value,
  }));
}
