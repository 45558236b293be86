import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import {
  addEvent,
  begunContentOf,
  chooseLines,
  insertCanceledLines,
  invoicesOf,
  type LineQuantity,
  type LineState,
  type LineWish,
  leftToCancel,
  leftToShip,
  lockedLinesOf,
  lockOrder,
  mayMove,
  moveOrder,
  type Order,
  type OrdersRefusal,
  shipmentsOf,
} from '#orders';
import { returnStock } from '#stock';
import { allOrNothing } from '#stores';
import type { CommerceTables } from '#tables';
import { isCancellationReason } from '../cancellation-reasons.ts';
import { enqueueCheckout } from '../jobs.ts';
import type { CheckoutServices } from '../model.ts';
import { undoOrder } from '../money/undo-order.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { creditOrder } from './credit-order.ts';
import type { MoveRefusal } from './ship-order.ts';

export interface CancelWish {
  readonly reason: string | null;
  /** All that was not shipped when it is not given. */
  readonly lines?: readonly LineWish[];
}

export type ShopCancelRefusal =
  | MoveRefusal
  | OrdersRefusal<
      | 'order-line-not-known'
      | 'order-line-quantity-not-possible'
      | 'order-lines-need-settling'
      | 'gift-card-spent'
    >;

/** Rules 16 and 23, for the shop itself: any order that may still be canceled, or lines of it. */
export function cancelOrder(
  number: string,
  wish: CancelWish,
  services: CheckoutServices,
): Promise<Result<Order, ShopCancelRefusal>> {
  return allOrNothing<Order, ShopCancelRefusal>(services.database, async (transaction) => {
    const order = await lockOrder(transaction, { number });
    if (!order) return refuse('order-not-found');
    return cancelLockedLines(transaction, order, { ...wish, by: 'shop' }, services);
  });
}

type By = 'shop' | 'customer';

/** The same for an order that is locked, by whoever has more to write with it. */
export async function cancelLockedLines(
  transaction: Transaction<CommerceTables>,
  order: Order,
  { by, reason, lines }: CancelWish & { readonly by: By },
  services: Pick<CheckoutServices, 'clock' | 'settings'>,
): Promise<Result<Order, ShopCancelRefusal>> {
  if (!mayMove(order.status, 'canceled')) {
    return refuse('order-move-not-possible', { from: order.status, to: 'canceled' as const });
  }
  const states = await lockedLinesOf(transaction, order);
  const chosen = chooseLines(states, lines, leftToCancel);
  if (!chosen.ok) return chosen;
  const after = stateAfter(states, chosen.value);
  const isAll = after.every((state) => state.shippedHundredths === 0 && leftToCancel(state) === 0);
  if (isAll) return cancelLocked(transaction, order, { by, reason }, services);
  if ((await invoicesOf(transaction, order.id)).length === 0) return refuse('order-lines-need-settling');
  return cancelLines(transaction, order, { by, reason, lines: chosen.value, states }, services);
}

function stateAfter(states: readonly LineState[], lines: readonly LineQuantity[]): readonly LineState[] {
  const quantities = new Map(lines.map((each) => [each.line, each.quantityHundredths]));
  return states.map((state) => ({
    ...state,
    canceledHundredths: state.canceledHundredths + (quantities.get(state.line) ?? 0),
  }));
}

type CardSpent = OrdersRefusal<'gift-card-spent'>;

interface CanceledLines {
  readonly by: By;
  readonly reason: string | null;
  readonly lines: readonly LineQuantity[];
  /** As they were before. */
  readonly states: readonly LineState[];
}

/** Rule 23: the order goes on with what is left of it. */
async function cancelLines(
  transaction: Transaction<CommerceTables>,
  order: Order,
  { by, reason, lines, states }: CanceledLines,
  { clock, settings }: Pick<CheckoutServices, 'clock' | 'settings'>,
): Promise<Result<Order, CardSpent>> {
  const now = clock();
  const stateOf = (line: string) => states.find((state) => state.line === line);
  // What was paid back before is not paid back again.
  const credits = lines.flatMap(({ line, quantityHundredths }) => {
    const state = stateOf(line);
    const left = (state?.quantityHundredths ?? 0) - (state?.creditedHundredths ?? 0);
    return left > 0 ? [{ line, quantityHundredths: Math.min(quantityHundredths, left) }] : [];
  });
  if (credits.length > 0) {
    const moment = { now, timeZone: settings.timeZone };
    const credited = await creditWhatIsLeft(transaction, order, { lines: credits, reason }, moment);
    if (!credited.ok) return credited;
  }
  await insertCanceledLines(transaction, order.id, lines, now);
  await returnStock(transaction, order.id, now, stockOf(states, lines));
  await addEvent(transaction, order.id, 'canceled-in-part', { by, reason, lines }, now);
  const after = stateAfter(states, lines);
  const isDone = after.every((state) => leftToShip(state) === 0);
  const isShipped = after.some((state) => state.shippedHundredths > 0);
  if (!isDone || !isShipped || order.status !== 'processing') return ok(order);
  const moved = await moveOrder(transaction, { id: order.id }, 'complete', now);
  if (!moved.ok) throw new Error(`Order ${order.number} cannot be completed: ${moved.refusal.code}`);
  return ok(moved.value.order);
}

/** What lines took from their pools and no longer need: a part of a piece keeps the units it began (stock rule 7). */
function stockOf(states: readonly LineState[], lines: readonly LineQuantity[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { line, quantityHundredths } of lines) {
    const state = states.find((each) => each.line === line);
    if (!state?.stockPoolKey) continue;
    const { stockPoolKey, stockUnitsPerPiece, canceledHundredths } = state;
    const kept = state.quantityHundredths - canceledHundredths;
    const needed = (hundredths: number) => Math.ceil(((stockUnitsPerPiece ?? 0) * hundredths) / 100);
    const freed = needed(kept) - needed(kept - quantityHundredths);
    units.set(stockPoolKey, (units.get(stockPoolKey) ?? 0) + freed);
  }
  return units;
}

/** Nothing is left to credit of an order that was not paid, cost nothing, or was paid back before. */
async function creditWhatIsLeft(
  transaction: Transaction<CommerceTables>,
  order: Order,
  ...[wish, moment]: [Parameters<typeof creditOrder>[2], Parameters<typeof creditOrder>[3]]
): Promise<Result<undefined, CardSpent>> {
  const credited = await creditOrder(transaction, order, wish, moment);
  if (credited.ok || credited.refusal.code === 'credit-too-high') return ok();
  const { refusal } = credited;
  if (refusal.code === 'gift-card-spent') return { ok: false, refusal };
  throw new Error(`Order ${order.number} cannot be credited: ${refusal.code}`);
}

/** Rule 16: all of it. The order is locked, and nothing of it was shipped. */
export async function cancelLocked(
  transaction: Transaction<CommerceTables>,
  order: Order,
  { by, reason }: { readonly by: By; readonly reason: string | null },
  { clock, settings }: Pick<CheckoutServices, 'clock' | 'settings'>,
): Promise<Result<Order, CardSpent>> {
  const moment = { now: clock(), timeZone: settings.timeZone };
  const credited = await creditWhatIsLeft(transaction, order, { reason }, moment);
  if (!credited.ok) return credited;
  if (order.toPay.minor > 0) await enqueueCheckout(transaction, 'orders.end-payments', { orderId: order.id });
  return ok(await undoOrder(transaction, order, moment.now, { by, reason }));
}

export type CancelRefusal = CheckoutRefusal<
  'cancel-order-not-found' | 'cancel-status-not-right' | 'cancel-shipped' | 'cancel-reason-not-known'
>;

export type NotCancelable = CheckoutRefusal<'cancel-status-not-right' | 'cancel-shipped'>;

/** What may still be canceled by whoever ordered it. */
export async function checkCancelable(
  transaction: Transaction<CommerceTables>,
  order: Order,
): Promise<Result<undefined, NotCancelable>> {
  const { id, status, snapshot } = order;
  if (status !== 'pending_payment' && status !== 'processing') return refuse('cancel-status-not-right');
  const hasSentCards = status === 'processing' && snapshot.lines.some(({ giftCard }) => giftCard);
  const hasBegun = (await begunContentOf(transaction, order)).size > 0;
  const isShipped = (await shipmentsOf(transaction, id)).length > 0;
  return isShipped || hasSentCards || hasBegun ? refuse('cancel-shipped') : ok();
}

/** Rule 15. */
export function cancelOwnOrder(
  orderId: number,
  reason: string,
  customerId: number,
  services: CheckoutServices,
): Promise<Result<Order, CancelRefusal>> {
  return allOrNothing<Order, CancelRefusal>(services.database, async (transaction) => {
    const order = await lockOrder(transaction, { id: orderId });
    // Somebody else's is as good as none.
    if (order?.customerId !== customerId) return refuse('cancel-order-not-found');
    const cancelable = await checkCancelable(transaction, order);
    if (!cancelable.ok) return cancelable;
    if (!isCancellationReason(reason)) return refuse('cancel-reason-not-known');
    const canceled = await cancelLocked(transaction, order, { by: 'customer', reason }, services);
    return canceled.ok ? canceled : refuse('cancel-shipped');
  });
}
