import { paymentWish, setPaymentMethod, showChangedCart } from '#cart';
import { requiredCustomer } from '#customers';
import { RefusalError, refusalMessage, valueOrRefusal } from '#graphql';
import { storeViewByCode } from '#stores';
import type { CheckoutUserInputErrorCodes, PlaceOrderInput, PlaceOrderOutput, Resolvers } from '#wire';
import { openAccountOfOrder } from '../afterwards/account-of-order.ts';
import { findByClues, findByToken } from '../afterwards/find-visible-order.ts';
import { reorder } from '../afterwards/reorder.ts';
import { cancellationReasons } from '../cancellation-reasons.ts';
import type { CheckoutContext } from '../model.ts';
import { refreshPayment } from '../money/refresh-payment.ts';
import { retryPayment } from '../money/retry-payment.ts';
import { type PlacedOrder, placeOrder } from '../placing/place-order.ts';
import { cancelMutations } from './cancel-resolvers.ts';
import { customerOrders } from './customer-orders.ts';
import { placeOrderError } from './place-order-error.ts';
import { showOrder } from './show-order.ts';

export const checkoutResolvers: Resolvers<CheckoutContext> = {
  Customer: {
    orders: ({ id }, wish, context) => customerOrders(id, wish, context),
  },
  Query: {
    guestOrder: async (_, { input }, context) => {
      const { number, email, lastname: lastName } = input;
      return showOrder(valueOrRefusal(await findByClues({ number, email, lastName }, context)), context);
    },
    guestOrderByToken: async (_, { input }, context) =>
      showOrder(valueOrRefusal(await findByToken(input.token, context)), context),
    customerOrders: (_, __, context) =>
      customerOrders(requiredCustomer(context), { scope: 'GLOBAL', pageSize: 100 }, context),
    order_payment: async (_, { token }, context) => {
      const known = await refreshPayment(token, context.checkout);
      if (!known) return null;
      const { order, payment } = known;
      return {
        state: payment?.state ?? (order.toPay.minor === 0 ? 'paid' : 'open'),
        redirectUrl: order.status === 'pending_payment' ? (payment?.redirectUrl ?? null) : null,
        order: showOrder(order, context),
      };
    },
  },
  Mutation: {
    createCustomerFromOrder: async (_, { token }, context) => {
      valueOrRefusal(await openAccountOfOrder(token, context));
      return true;
    },
    placeOrder: async (_, { input }, context) => place(input, context),
    setPaymentMethodAndPlaceOrder: async (_, { input }, context) => {
      if (input?.cart_id)
        valueOrRefusal(await setPaymentMethod(input.cart_id, paymentWish(input.payment_method), context));
      return place(input, context);
    },
    retryOrderPayment: async (_, wish, context) => {
      const { token, payment_method: method = null, return_url: returnUrl = null } = wish;
      return showPlaced(valueOrRefusal(await retryPayment({ token, method, returnUrl }, context)), context);
    },
    reorderItems: async (_, { orderNumber }, context) => showReordered(orderNumber, context),
    ...cancelMutations,
  },
  OrderItemInterface: { __resolveType: ({ typeName }) => typeName },
  InvoiceItemInterface: { __resolveType: () => 'InvoiceItem' },
  CreditMemoItemInterface: { __resolveType: () => 'CreditMemoItem' },
  ShipmentItemInterface: { __resolveType: () => 'ShipmentItem' },
  StoreConfig: {
    order_cancellation_enabled: () => true,
    order_cancellation_reasons: ({ code }, _, { store }) =>
      cancellationReasons((storeViewByCode(code) ?? store).locale).map((description) => ({ description })),
  },
};

async function place(input: PlaceOrderInput | null | undefined, context: CheckoutContext) {
  if (!input?.cart_id) {
    const details = { parameter: 'cart_id', stop: '' } as const;
    throw new RefusalError({ code: 'cart-parameter-missing', details });
  }
  const wish = {
    termsVersion: input.agreement_version ?? null,
    content: input.content_consent_version
      ? { version: input.content_consent_version, givenAt: context.now.toISOString() }
      : null,
    returnUrl: input.return_url ?? input.mollie_return_url ?? null,
    measured: input.consent_name
      ? { consentName: input.consent_name, clientId: input.analytics_client_id ?? null }
      : null,
  };
  const placed = await placeOrder(input.cart_id, wish, context);
  if (!placed.ok) throw placeOrderError(placed.refusal, context);
  return showPlaced(placed.value, context);
}

/** Behaviour 114. */
function showPlaced({ order, paymentUrl }: PlacedOrder, context: CheckoutContext): PlaceOrderOutput {
  return {
    order: {
      orderNumber: order.number,
      orderId: order.number,
      mollieRedirectUrl: paymentUrl,
      molliePaymentToken: order.token,
    },
    orderV2: showOrder(order, context),
    errors: [],
    paymentUrl,
  };
}

const reorderCodes: Readonly<Partial<Record<string, CheckoutUserInputErrorCodes>>> = {
  'line-product-not-found': 'PRODUCT_NOT_FOUND',
  'line-stock-insufficient': 'INSUFFICIENT_STOCK',
  'line-quantity-too-high': 'INSUFFICIENT_STOCK',
};

/** Behaviour 136. */
async function showReordered(orderNumber: string, context: CheckoutContext) {
  const { cart, refused } = valueOrRefusal(await reorder(orderNumber, requiredCustomer(context), context));
  return {
    cart: await showChangedCart(cart, context),
    userInputErrors: refused.map(({ refusal }) => ({
      message: refusalMessage(refusal, context.store.locale),
      path: ['orderNumber'],
      code: reorderCodes[refusal.code] ?? 'UNDEFINED',
    })),
  };
}
