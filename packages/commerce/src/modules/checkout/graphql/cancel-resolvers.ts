import type { Result } from '@bowline/kit';
import { requiredCustomer } from '#customers';
import { decodeEntityUid, refusalMessage, valueOrRefusal } from '#graphql';
import { findOrder, type Order, type OrderKey } from '#orders';
import type { CancelOrderErrorCode, CancelOrderOutput, Resolvers } from '#wire';
import {
  type ConfirmRefusal,
  confirmGuestCancel,
  requestGuestCancel,
} from '../afterwards/cancel-guest-order.ts';
import { type CancelRefusal, cancelOwnOrder } from '../afterwards/cancel-order.ts';
import type { CheckoutContext } from '../model.ts';
import { showOrder } from './show-order.ts';

/** Behaviour 137, for customers at once, for guests by a key that is mailed. */
export const cancelMutations = {
  cancelOrder: async (_, { input }, context) => {
    const customerId = requiredCustomer(context);
    const id = decodeEntityUid(input.order_id) ?? 0;
    const canceled = await cancelOwnOrder(id, input.reason, customerId, context.checkout);
    return showCanceled(canceled, { id }, context);
  },
  requestGuestOrderCancel: async (_, { input: { token, reason } }, context) =>
    showCanceled(valueOrRefusal(await requestGuestCancel(token, reason, context)), { token }, context),
  confirmCancelOrder: async (_, { input }, context) => {
    const id = decodeEntityUid(input.order_id) ?? 0;
    const canceled = await confirmGuestCancel(id, input.confirmation_key, context.checkout);
    return showCanceled(canceled, { id }, context);
  },
} satisfies Resolvers<CheckoutContext>['Mutation'];

type Refused = CancelRefusal | ConfirmRefusal;

const codes: Readonly<Record<Refused['code'], CancelOrderErrorCode>> = {
  'cancel-order-not-found': 'ORDER_NOT_FOUND',
  'cancel-status-not-right': 'INVALID_ORDER_STATUS',
  'cancel-shipped': 'PARTIAL_ORDER_ITEM_SHIPPED',
  'cancel-reason-not-known': 'UNDEFINED',
  'cancel-not-confirmed': 'UNDEFINED',
};

/** Whoever is refused for the state of an order may see that state; who was refused before is shown nothing. */
const refusedForItsState: ReadonlySet<Refused['code']> = new Set([
  'cancel-status-not-right',
  'cancel-shipped',
]);

async function showCanceled(
  canceled: Result<Order, Refused>,
  key: OrderKey,
  context: CheckoutContext,
): Promise<CancelOrderOutput> {
  if (canceled.ok) return { error: null, errorV2: null, order: showOrder(canceled.value, context) };
  const { code } = canceled.refusal;
  const message = refusalMessage(canceled.refusal, context.store.locale);
  const order = refusedForItsState.has(code) ? await findOrder(context.checkout.database.kysely, key) : null;
  return {
    error: message,
    errorV2: { message, code: codes[code] },
    order: order && showOrder(order, context),
  };
}
