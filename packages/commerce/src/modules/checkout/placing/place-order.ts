import { type Errand, planningOnce, runErrands } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import {
  type AccessRefusal,
  type Cart,
  checkAccess,
  closingCart,
  demandsOf,
  expectSeenThings,
  findCart,
  isMaskedId,
  keepShownTaxKind,
  type PricedCart,
  priceCart,
  type TooManyRequests,
} from '#cart';
import { redeemGiftCard } from '#gift-cards';
import { type MeasuredBuyer, noteMeasuredOrder } from '#measurements';
import { findOrder, insertOrderBehind, type Order } from '#orders';
import { isGoodsFirst, isMethodCode, isSlowMethod, type Payment } from '#payments';
import { type CouponRefusal, useCoupon } from '#promotions';
import { takingStock, unitsByPool, wasTaken } from '#stock';
import { allOrNothing } from '#stores';
import { enqueueNews, enqueuingCheckout } from '../jobs.ts';
import type { CheckoutContext } from '../model.ts';
import { giveUpKey } from '../money/give-up.ts';
import { holdEndsAt, isOffline } from '../money/hold.ts';
import { settleOrder } from '../money/settle-order.ts';
import { startPayment } from '../money/start-payment.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { categoriesOfLines } from './categories-of-lines.ts';
import { type Consent, checkCart, type NotReady } from './check-cart.ts';
import { orderOfCart } from './order-of-cart.ts';
import { notingUnpaid } from './unpaid-orders.ts';

export interface OrderWish extends Consent {
  /** Where the buyer comes back to after paying; the shop's own page when it is not given. */
  readonly returnUrl: string | null;
  /** Who allowed that the purchase is measured; null for everybody else. */
  readonly measured?: MeasuredBuyer | null;
}

export interface PlacedOrder {
  readonly order: Order;
  /** Where the buyer pays; null when there is nothing to pay any more, or the provider cannot be reached now. */
  readonly paymentUrl: string | null;
}

export type PlaceOrderRefusal =
  | AccessRefusal
  | NotReady
  | WriteRefusal
  | CheckoutRefusal<'order-cart-busy' | 'order-payment-not-started'>
  | TooManyRequests;

/** Rules 1 to 9. */
export async function placeOrder(
  cartId: string,
  wish: OrderWish,
  context: CheckoutContext,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  const placed = await orderFor(cartId, wish, context);
  return placed.ok ? startPayment(placed.value.order, wish.returnUrl, context, placed.value) : placed;
}

interface NewlyWritten {
  readonly order: Order;
  /** The payment, if the order is paid at once. */
  readonly begun: Payment | null;
}

interface WrittenOrder extends Partial<NewlyWritten> {
  readonly order: Order;
  /** False when the cart that was ordered had nothing to tell the provider, and can have nothing any more. */
  readonly mayHaveDetails: boolean;
}

const mostTries = 5;

async function orderFor(
  cartId: string,
  wish: OrderWish,
  context: CheckoutContext,
): Promise<Result<WrittenOrder, PlaceOrderRefusal>> {
  expectSeenThings(cartId, context);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const cart = isMaskedId(cartId) ? await findCart(context.carts.reading, { maskedId: cartId }) : null;
    const opened = checkAccess(cart, cartId, context.customerId);
    if (!opened.ok) {
      const isOwn = cart?.customerId === context.customerId;
      const known =
        cart && isOwn ? await findOrder(context.checkout.database.kysely, { cartMaskedId: cartId }) : null;
      return known ? ok({ order: known, mayHaveDetails: true }) : opened;
    }
    const priced = await priceCart(opened.value, context);
    const method = checkCart(priced, wish, context);
    if (!method.ok) {
      // Rule 7: the refusal tells of it, so the buyer knows when they order again.
      if (method.refusal.code === 'order-tax-changed')
        await keepShownTaxKind(context.checkout.database, priced.cart, priced.treatment.kind);
      return method;
    }
    if (tries === 0 && !(await isAllowed(priced.cart, context))) return refuse('too-many-requests');
    const written = await writeOrder(priced, { ...wish, paymentMethod: method.value }, context);
    if (!written.ok) return written;
    context.carts.seen.forget(cartId);
    if (written.value) return ok({ ...written.value, mayHaveDetails: priced.cart.paymentDetails !== null });
  }
  return refuse('order-cart-busy');
}

/** Rule 31. */
function isAllowed({ email }: Cart, context: CheckoutContext): Promise<boolean> {
  const { carts, settings, clientAddress, now } = context;
  return carts.limiter.allowsBoth(
    'order',
    { email: email ?? '', place: clientAddress },
    settings.orderLimits,
    now,
  );
}

type WriteRefusal =
  | CouponRefusal
  | CheckoutRefusal<
      | 'order-out-of-stock'
      | 'order-gift-card-changed'
      | 'order-too-many-unpaid'
      | 'order-transfer-share-exceeded'
    >;

/** Rules 1 and 3; null when the cart is no longer the one that was priced. */
async function writeOrder(
  priced: PricedCart,
  { measured, ...facts }: OrderWish & { readonly paymentMethod: string },
  context: CheckoutContext,
): Promise<Result<NewlyWritten | null, WriteRefusal>> {
  const { now } = context;
  const categories = measured ? await categoriesOfLines(priced, context) : {};
  return allOrNothing<NewlyWritten | null, WriteRefusal>(context.checkout.database, async (transaction) => {
    const demands = demandsOf(priced.cart.lines);
    const stockUnits = [...unitsByPool(demands).values()].reduce((sum, units) => sum + units, 0);
    const order = await insertOrderBehind(
      transaction,
      orderOfCart(priced, { ...facts, stockUnits }, context),
      closingCart(priced.cart, now),
    );
    if (!order) return ok(null);
    if (measured) await noteMeasuredOrder(transaction, measured, { id: order.id, categories, now });

    const { settings, clientAddress } = context;
    const isUnpaid = order.toPay.minor > 0;
    const isAwaited = isUnpaid && !isGoodsFirst(order.paymentMethod);
    const unpaid = { order, clientAddress, limits: settings.unpaidOrderLimits, now };
    const slowSharePercent =
      isUnpaid && isSlowMethod(order.paymentMethod) ? settings.transferSharePercent : null;
    // What is refused undoes all of it, so that nothing here has to wait for the answer to something else.
    const [, isFew, , lacking, begun] = await runErrands(transaction, [
      planningOnce,
      isUnpaid ? notingUnpaid(unpaid) : nothing(true),
      isAwaited ? { statements: [givingUp(order, settings)], read: () => null } : nothing(null),
      takingStock({ orderId: order.id, demands, slowSharePercent, now }),
      isAwaited ? beginning(order, context) : nothing(null),
    ]);
    if (!isFew) return refuse('order-too-many-unpaid');
    const taken = await wasTaken(transaction, order.id, lacking);
    if (!taken.ok) {
      const isShare = taken.refusal.code === 'stock-share-exceeded';
      return refuse(isShare ? 'order-transfer-share-exceeded' : 'order-out-of-stock');
    }
    if (priced.coupon) {
      const use = { code: priced.coupon.code, orderId: order.id, email: order.email, now };
      const used = await useCoupon(transaction, use);
      if (!used.ok) return used;
    }
    // By their codes: two orders with the same cards wait for one another instead of blocking each other.
    for (const { code, amount } of priced.breakdown.giftCards.toSorted((a, b) =>
      a.code < b.code ? -1 : 1,
    )) {
      const redeemed = await redeemGiftCard(transaction, { code, amount, orderId: order.id, now });
      if (!redeemed.ok) return refuse('order-gift-card-changed');
    }
    if (isAwaited) {
      if (isOffline(order.paymentMethod, settings)) {
        await enqueueNews(transaction, 'orders.awaiting-money', { orderId: order.id });
      }
      return ok({ order, begun });
    }
    const settled = await settleOrder(transaction, order, { now, timeZone: settings.timeZone });
    return ok({ order: settled, begun: null });
  });
}

function nothing<Value>(value: Value): Errand<Value> {
  return { statements: [], read: () => value };
}

/** Rule 9: the payment is known as soon as the order is, so that the provider can be asked at once. */
function beginning(order: Order, { checkout, settings }: CheckoutContext): Errand<Payment | null> {
  const { id: orderId, toPay: amount, paymentMethod: method } = order;
  if (!isMethodCode(method)) return nothing(null);
  return checkout.payments.beginning({ orderId, amount, method, isOffline: isOffline(method, settings) });
}

/** Of an order that nobody pays while it holds its stock. */
function givingUp(order: Order, settings: CheckoutContext['settings']) {
  return enqueuingCheckout(
    'orders.give-up',
    { orderId: order.id },
    { runAt: holdEndsAt(order, settings), key: giveUpKey(order.id) },
  );
}
