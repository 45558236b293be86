import { redirect } from 'react-router';
import { attempt, receive } from '../../forms/form-actions.ts';
import { PlaceOrderMutation, SetPaymentMethodMutation } from '../../generated/operations.ts';
import { redirectElsewhere } from '../../routing/redirect-to.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { paymentForm } from './checkout-forms.ts';
import { loadCheckout } from './load-steps.ts';
import { readStep } from './save-steps.ts';
import { cartThatLostStock } from './steps.ts';

/** Orders with what is in the cart, and goes on to the page where it is paid; nothing to pay leads to the end at once. */
export async function placeOrder(shop: ShopRequest, request: Request) {
  const { sent, id } = await readStep(shop, request);
  const { cart } = await loadCheckout(shop);
  const isFree = cart.toPay.minor === 0;
  const { values, problems, refuse } = receive(paymentForm({ isFree }), sent);
  if (problems.length > 0) return refuse({ problems });
  const { commerce } = shop;
  if (!isFree) {
    const choice = { id, code: values.method };
    const { failure } = await attempt(shop, commerce.mutate(SetPaymentMethodMutation, choice));
    if (failure) return refuse({ failure });
  }
  const wish = { id, terms: values.terms, returnUrl: successUrl(shop) };
  const { result, failure, errors } = await attempt(shop, commerce.mutate(PlaceOrderMutation, wish));
  const isSoldOut = errors?.some(({ extensions }) => extensions?.code === 'order-out-of-stock');
  if (isSoldOut) throw redirect(cartThatLostStock, 303);
  const placed = result?.placeOrder;
  const token = placed?.orderV2?.token;
  if (failure || !token) {
    const reason = placed?.errors?.[0]?.message;
    return refuse({ failure: failure ?? { ...(reason && { reason }) } });
  }
  if (placed.payment_url) throw redirectElsewhere(placed.payment_url, 303);
  throw redirect(`/checkout/success?token=${encodeURIComponent(token)}`, 303);
}

/** Where a buyer comes back to after paying; the API adds the token of the order. */
export function successUrl({ url, basename }: Pick<ShopRequest, 'url' | 'basename'>): string {
  return new URL(`${basename}/checkout/success`, url).href;
}
