import { data, redirect } from 'react-router';
import { CartCountQuery, OrderPaymentQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { forgetCart } from '../cart/open-cart.ts';
import { toOrderDetails } from './order-view.ts';

/** What a payment came to, for the buyer: done, still under way, or to be tried again. */
export type PaymentOutcome = 'paid' | 'waiting' | 'failed';

const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  paid: 'paid',
  authorized: 'paid',
  open: 'waiting',
  pending: 'waiting',
  failed: 'failed',
  canceled: 'failed',
  expired: 'failed',
};

/** The page after paying. It asks and changes nothing, so it may be reloaded; the token of the address opens the order. */
export async function loadSuccess(shop: ShopRequest, token: string | null) {
  if (!token) throw redirect('/orders');
  const answer = await shop.commerce.query(OrderPaymentQuery, { token });
  const payment = answer.data?.order_payment;
  if (!payment) throw redirect('/orders?unknown');
  const outcome = outcomes[payment.state] ?? 'waiting';
  const headers = new Headers();
  if (await isCartSpent(shop)) headers.append('set-cookie', forgetCart());
  return data(
    {
      outcome,
      order: toOrderDetails(payment.order, shop.market.name),
      payUrl: payment.redirect_url ?? undefined,
      isGuest: !shop.visitor.customer,
    },
    { headers },
  );
}

/** A cart that became an order is no longer active; one that was started since then, or came back, is kept. */
async function isCartSpent({ visitor: { cartId: id }, commerce }: ShopRequest): Promise<boolean> {
  if (!id) return false;
  return (await commerce.query(CartCountQuery, { id })).data?.cart == null;
}
