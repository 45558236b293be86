import { openCart, showCart } from '#cart';
import { RefusalError, valueOrRefusal } from '#graphql';
import { findOrder, type Order } from '#orders';
import { methodCalled, type PaymentState } from '#payments';
import type { PaymentStatusEnum, Resolvers } from '#wire';
import type { CheckoutContext } from '../model.ts';
import { letGo } from '../money/give-up.ts';
import { type OrderPayment, refreshPayment } from '../money/refresh-payment.ts';

const statuses: Readonly<Record<PaymentState, PaymentStatusEnum>> = {
  open: 'OPEN',
  pending: 'PENDING',
  authorized: 'AUTHORIZED',
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'CANCELED',
  expired: 'EXPIRED',
};

/** Rule 32: what storefronts written for Mollie's extension of Magento ask after a payment. */
export const mollieResolvers: Resolvers<CheckoutContext> = {
  Mutation: {
    mollieProcessTransaction: async (_, { input }, context) => {
      await countRetry(context);
      const token = input?.payment_token ?? '';
      const known = await refreshPayment(token, context.checkout);
      if (!known) throw new RefusalError({ code: 'order-not-located', details: {} });
      const { order } = known;
      if (order.customerId !== null && order.customerId !== context.customerId) {
        throw new RefusalError({ code: 'order-needs-login', details: {} });
      }
      const isOver = order.status === 'canceled';
      return {
        paymentStatus: statusOf(known),
        cart: isOver ? await openCartOf(order, context) : null,
        redirectToCart: isOver,
        redirectToSuccessPage: !isOver && order.status !== 'pending_payment',
      };
    },
    mollieRestoreCart: async (_, { input }, context) => {
      await countRetry(context);
      const cartId = input?.cart_id ?? '';
      const order = await findOrder(context.checkout.database.kysely, { cartMaskedId: cartId });
      const isOwn = order?.customerId === context.customerId;
      if (order?.status === 'pending_payment' && isOwn) await letGo(order.id, 'canceled', context.checkout);
      return { cart: showCart(valueOrRefusal(await openCart(cartId, context)), context) };
    },
  },
  AvailablePaymentMethod: {
    mollie_available_issuers: (method, _, context) => issuersOf(method, context),
    mollie_meta: () => noPicture,
  },
  SelectedPaymentMethod: { mollie_meta: () => noPicture },
};

/** The shop's own marks are drawn by its pages; there is no file of them. */
const noPicture = { image: null };

/** A field may be given as it is or by a function. */
type Given<Value> = Value | Promise<Value> | (() => Value | Promise<Value>);

async function issuersOf({ code }: { readonly code: Given<string> }, { checkout }: CheckoutContext) {
  const name = await (typeof code === 'function' ? code() : code);
  const method = methodCalled(name);
  return method ? checkout.payments.issuersOf(method) : [];
}

/** Rule 31: both ask the provider. */
async function countRetry({ carts, clientAddress, settings, now }: CheckoutContext): Promise<void> {
  const isAllowed = await carts.limiter.allows('payment-retry', clientAddress, settings.paymentRetries, now);
  if (!isAllowed) throw new RefusalError({ code: 'too-many-requests', details: {} });
}

function statusOf({ order, payment }: OrderPayment): PaymentStatusEnum {
  if (payment) return statuses[payment.state];
  return order.status === 'pending_payment' ? 'OPEN' : order.status === 'canceled' ? 'CANCELED' : 'PAID';
}

/** Null when it is used for something else by now. */
async function openCartOf({ cartMaskedId }: Order, context: CheckoutContext) {
  const opened = await openCart(cartMaskedId, context);
  return opened.ok ? showCart(opened.value, context) : null;
}
