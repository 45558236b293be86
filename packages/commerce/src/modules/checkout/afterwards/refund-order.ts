import type { Transaction } from '@bowline/database';
import { type Money, negateMoney, ok, type Result, refuse } from '@bowline/kit';
import { voidGiftCards } from '#gift-cards';
import {
  addEvent,
  eventsOf,
  invoicesOf,
  lockOrder,
  mayMove,
  moveOrder,
  type Order,
  type OrderStatus,
  type OrdersRefusal,
} from '#orders';
import { allOrNothing } from '#stores';
import type { CommerceTables } from '#tables';
import type { CheckoutServices } from '../model.ts';
import {
  type CreditRefusal,
  type CreditWish,
  creditOrder,
  hasMoneyCome,
  type OrderCredit,
} from './credit-order.ts';

export type RefundRefusal = CreditRefusal | OrdersRefusal<'order-not-found' | 'order-move-not-possible'>;

/** Rule 17. */
export function refundOrder(
  number: string,
  wish: CreditWish,
  services: CheckoutServices,
): Promise<Result<OrderCredit, RefundRefusal>> {
  return allOrNothing<OrderCredit, RefundRefusal>(services.database, async (transaction) => {
    const order = await lockOrder(transaction, { number });
    return order ? refundLocked(transaction, order, wish, services) : refuse('order-not-found');
  });
}

/** The same for an order that is locked, by whoever has more to write with it. */
export async function refundLocked(
  transaction: Transaction<CommerceTables>,
  order: Order,
  wish: CreditWish,
  { clock, settings }: Pick<CheckoutServices, 'clock' | 'settings'>,
): Promise<Result<OrderCredit, RefundRefusal>> {
  const known = wish.key === undefined ? null : await refundUnder(transaction, order.id, wish.key);
  if (known !== null) return ok({ creditNoteNumber: known, isWhole: order.status === 'closed' });
  const to: OrderStatus = 'closed';
  if (!mayMove(order.status, to)) return refuse('order-move-not-possible', { from: order.status, to });
  const now = clock();
  const credited = await creditOrder(transaction, order, wish, { now, timeZone: settings.timeZone });
  if (!credited.ok) return credited;
  const { creditNoteNumber, isWhole } = credited.value;
  const { reason, key } = wish;
  await addEvent(transaction, order.id, 'credited', { creditNoteNumber, reason, ...(key && { key }) }, now);
  if (!isWhole) return ok(credited.value);
  await voidGiftCards(transaction, order.id, now);
  const moved = await moveOrder(transaction, { id: order.id }, to, now, { creditNoteNumber });
  return moved.ok ? ok(credited.value) : moved;
}

export interface RefundPreview {
  readonly amount: Money;
  /** As the credit note would say it. */
  readonly ways: readonly { readonly method: string; readonly amount: Money }[];
  readonly isWhole: boolean;
  /** Else nothing goes back: it was never paid. */
  readonly isOwed: boolean;
}

/** Rule 36. */
export async function previewRefund(
  number: string,
  { key: _, ...wish }: CreditWish,
  services: CheckoutServices,
): Promise<Result<RefundPreview, RefundRefusal>> {
  let found: RefundPreview | undefined;
  const done = await allOrNothing<never, RefundRefusal | 'taken-back'>(
    services.database,
    async (transaction) => {
      const order = await lockOrder(transaction, { number });
      if (!order) return refuse('order-not-found');
      const refunded = await refundLocked(transaction, order, wish, services);
      if (!refunded.ok) return refunded;
      const { creditNoteNumber, isWhole } = refunded.value;
      const note = (await invoicesOf(transaction, order.id)).find((each) => each.number === creditNoteNumber);
      if (!note) throw new Error(`Order ${number} has no credit note ${creditNoteNumber}`);
      const isOwed = await hasMoneyCome(transaction, order);
      found = { amount: negateMoney(note.total), ways: note.document.payments, isWhole, isOwed };
      return { ok: false, refusal: 'taken-back' };
    },
  );
  if (!done.ok && done.refusal !== 'taken-back') return { ok: false, refusal: done.refusal };
  if (!found) throw new Error(`What a refund of order ${number} comes to was not found`);
  return ok(found);
}

/** Rule 35: the credit note that was asked for under this key before. The order is locked: whoever asks at the same time waits. */
async function refundUnder(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  key: string,
): Promise<string | null> {
  const events = await eventsOf(transaction, orderId);
  const known = events.find(({ kind, details }) => kind === 'credited' && details.key === key);
  return known === undefined ? null : String(known.details.creditNoteNumber);
}
