import { ok, type Result, refuse } from '@bowline/kit';
import { addEvent, keepCancellationRequest, lockOrder, type Order, reasonOfCancellation } from '#orders';
import type { RateLimit } from '#stores';
import { allOrNothing } from '#stores';
import { isCancellationReason } from '../cancellation-reasons.ts';
import { enqueueNews } from '../jobs.ts';
import type { CheckoutContext, CheckoutServices } from '../model.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { cancelLocked, checkCancelable, type NotCancelable } from './cancel-order.ts';
import { type FindRefusal, findByToken } from './find-visible-order.ts';

/** Every request is a letter. */
const requestsOfOneOrder: RateLimit = { uses: 5, withinSeconds: 3_600 };

export type RequestRefusal = NotCancelable | CheckoutRefusal<'cancel-reason-not-known'>;

/** Rule 21: whoever has the token may ask; only the letter to the buyer's address cancels. */
export async function requestGuestCancel(
  token: string,
  reason: string,
  context: CheckoutContext,
): Promise<Result<Result<Order, RequestRefusal>, FindRefusal>> {
  const found = await findByToken(token, { ...context, customerId: null });
  if (!found.ok) return found;
  const { checkout, carts, settings, clientAddress, now } = context;
  const who = { email: found.value.email, place: clientAddress };
  const isAllowed =
    (await carts.limiter.allows('guest-cancel', String(found.value.id), requestsOfOneOrder, now)) &&
    (await carts.limiter.allowsBoth('letter', who, settings.letterLimits, now));
  if (!isAllowed) return refuse('too-many-requests');
  const requested = await allOrNothing<Order, RequestRefusal>(checkout.database, async (transaction) => {
    const order = (await lockOrder(transaction, { token })) ?? found.value;
    const cancelable = await checkCancelable(transaction, order);
    if (!cancelable.ok) return cancelable;
    if (!isCancellationReason(reason)) return refuse('cancel-reason-not-known');
    await keepCancellationRequest(transaction, { orderId: order.id, reason, now });
    await addEvent(transaction, order.id, 'cancellation-requested', { reason }, now);
    await enqueueNews(transaction, 'orders.cancellation-requested', { orderId: order.id });
    return ok(order);
  });
  return ok(requested);
}

export type ConfirmRefusal = NotCancelable | CheckoutRefusal<'cancel-not-confirmed'>;

/** Rule 21. Nothing is told of an order before the key is right, not even whether there is one: their ids can be guessed. */
export function confirmGuestCancel(
  orderId: number,
  key: string,
  services: CheckoutServices,
): Promise<Result<Order, ConfirmRefusal>> {
  return allOrNothing<Order, ConfirmRefusal>(services.database, async (transaction) => {
    const order = await lockOrder(transaction, { id: orderId });
    const isGuests = order !== null && order.customerId === null;
    const reason = isGuests ? await reasonOfCancellation(transaction, order.id, key) : null;
    if (!order || reason === null) return refuse('cancel-not-confirmed');
    const cancelable = await checkCancelable(transaction, order);
    if (!cancelable.ok) return cancelable;
    const canceled = await cancelLocked(transaction, order, { by: 'customer', reason }, services);
    return canceled.ok ? canceled : refuse('cancel-shipped');
  });
}
