import { redirect } from 'react-router';
import { attempt, receive } from '../../forms/form-actions.ts';
import { PlaceOrderMutation, SetPaymentMethodMutation } from '../../generated/operations.ts';
import { redirectElsewhere } from '../../routing/redirect-to.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { paymentForm } from './checkout-forms.ts';
import { findCheckout } from './load-steps.ts';
import { readStep } from './save-steps.ts';
import { cartThatLostStock, stepPaths } from './steps.ts';

/** Orders with what is in the cart, and goes on to the page where it is paid; nothing to pay leads to the end at once. */
export async function placeOrder(shop: ShopRequest, request: Request) {
  const { sent, id } = await readStep(shop, request);
  const found = await findCheckout(shop);
  // What was ordered before, with an answer that never arrived, is answered again.
  const isFree = found ? found.cart.toPay.minor === 0 : !sent.has('method');
  const form = paymentForm({ isFree, contentConsent: found?.contentConsent });
  const { values, problems, refuse } = receive(form, sent);
  if (problems.length > 0) return refuse({ problems });
  const { commerce } = shop;
  if (found && !isFree) {
    const choice = { id, code: values.method };
    const { failure } = await attempt(shop, commerce.mutate(SetPaymentMethodMutation, choice));
    if (failure) return refuse({ failure });
  }
  const input = {
    cart_id: id,
    agreement_version: values.terms,
    content_consent_version: found?.contentConsent ? values.contentConsent : null,
    return_url: successUrl(shop),
    ...measuredBuyer(shop.visitor),
  };
  const { result, failure, errors } = await attempt(shop, commerce.mutate(PlaceOrderMutation, { input }));
  const isSoldOut = errors?.some(({ extensions }) => extensions?.code === 'order-out-of-stock');
  if (isSoldOut) throw redirect(cartThatLostStock, 303);
  const placed = result?.placeOrder;
  const token = placed?.orderV2?.token;
  if (failure || !token) {
    if (!found) throw redirect(stepPaths.cart, 303);
    const reason = placed?.errors?.[0]?.message;
    return refuse({ failure: failure ?? { ...(reason && { reason }) } });
  }
  if (placed.payment_url) throw redirectElsewhere(placed.payment_url, 303);
  throw redirect(`/checkout/success?token=${encodeURIComponent(token)}`, 303);
}

/** Only of buyers who allow statistics is a purchase measured. */
function measuredBuyer({ consent, analyticsClient }: ShopRequest['visitor']) {
  if (!consent?.name || !consent.allowed.includes('statistics')) return {};
  return { consent_name: consent.name, analytics_client_id: analyticsClient ?? null };
}

/** Where a buyer comes back to after paying; the API adds the token of the order. */
export function successUrl({ url, basename }: Pick<ShopRequest, 'url' | 'basename'>): string {
  return new URL(`${basename}/checkout/success`, url).href;
}
