import { data, redirect } from 'react-router';
import { attempt, receive, unknownForm } from '../../../forms/form-actions.ts';
import { CancelOwnOrderMutation, ReorderMutation } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { rememberCart } from '../../cart/open-cart.ts';
import { cancelForm } from '../../orders/cancel-order.ts';
import { present } from '../../orders/order-view.ts';
import { withNews } from '../account-news.ts';
import { type ReorderAnswer, reorderIntent } from './reorder.ts';

/** The forms of an order: all of it once more, or not at all. */
export async function changeOrder(shop: ShopRequest, sent: FormData, number: string) {
  switch (sent.get('intent')) {
    case reorderIntent:
      return reorder(shop, number);
    case cancelForm.name:
      return cancel(shop, sent, number);
    default:
      throw unknownForm();
  }
}

async function reorder(shop: ShopRequest, number: string) {
  const { result, failure } = await attempt(shop, shop.commerce.mutate(ReorderMutation, { number }));
  const again = result?.reorderItems;
  if (!again) {
    const refused = failure?.reason ? [failure.reason] : [];
    return data<ReorderAnswer>({ refused, isKnown: false }, { status: 422 });
  }
  const headers = new Headers({ 'set-cookie': rememberCart(shop, again.cart.id) });
  const refused = present(again.userInputErrors).map(({ message }) => message);
  if (refused.length === 0) throw redirect('/checkout/cart?news=added', { status: 303, headers });
  return data<ReorderAnswer>({ refused, isKnown: true }, { headers });
}

async function cancel(shop: ShopRequest, sent: FormData, number: string) {
  const { values, problems, refuse } = receive(cancelForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const orderId = String(sent.get('order') ?? '').slice(0, 64);
  const canceling = shop.commerce.mutate(CancelOwnOrderMutation, { orderId, reason: values.reason });
  const { result, failure } = await attempt(shop, canceling);
  if (failure) return refuse({ failure });
  const refusal = result?.cancelOrder?.errorV2;
  if (refusal) return refuse({ failure: { reason: refusal.message } });
  throw redirect(withNews(`/customer/orders/${encodeURIComponent(number)}`, 'orderCanceled'), 303);
}
