import { ok, type Result, refuse } from '@bowline/kit';
import type { TooManyRequests } from '#cart';
import { findOrder, type Order } from '#orders';
import type { CheckoutContext } from '../model.ts';
import type { CheckoutRefusal } from '../refusals.ts';

export type FindRefusal = CheckoutRefusal<'order-not-located' | 'order-needs-login'> | TooManyRequests;
type Found = Result<Order, FindRefusal>;

/** Rule 20. */
export async function findByToken(token: string, { checkout, customerId }: CheckoutContext): Promise<Found> {
  const order = await findOrder(checkout.database.kysely, { token });
  return order ? visibleTo(order, customerId) : refuse('order-not-located');
}

export interface OrderClues {
  readonly number: string;
  readonly email: string;
  readonly lastName: string;
}

/** Rule 20: all three have to be right, and which one is wrong is not told. */
export async function findByClues(
  { number, email, lastName }: OrderClues,
  { checkout, carts, settings, clientAddress, customerId, now }: CheckoutContext,
): Promise<Found> {
  if (!(await carts.limiter.allows('guest-order', clientAddress, settings.guestOrderTries, now)))
    return refuse('too-many-requests');
  const order = await findOrder(checkout.database.kysely, { number: number.trim() });
  const isRight =
    order?.erasedAt === null &&
    same(order.email, email) &&
    [order.snapshot.billingAddress, order.snapshot.shippingAddress].some(
      (address) => address && same(address.lastName, lastName),
    );
  return isRight ? visibleTo(order, customerId) : refuse('order-not-located');
}

function visibleTo(order: Order, customerId: number | null): Found {
  return order.customerId === null || order.customerId === customerId
    ? ok(order)
    : refuse('order-needs-login');
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
