import { redirect, redirectDocument } from 'react-router';
import { PlaceOrderMutation, SetPaymentMethodMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { readValues } from './fields/field-problem.ts';
import { type PaymentField, paymentFields, paymentProblems } from './fields/payment-rules.ts';
import { loadCheckout } from './load-step.ts';
import { failureOf, readStep, refused, type StepAnswer } from './step-answer.ts';
import { successUrl } from './success-url.ts';

export type PaymentAnswer = StepAnswer<PaymentField>;

/** Orders with what is in the cart, and goes on to the page where it is paid; nothing to pay leads to the end at once. */
export async function placeOrder(shop: ShopRequest, request: Request) {
  const { form, cartId: id } = await readStep(shop, request);
  const { cart } = await loadCheckout(shop);
  const isFree = cart.toPay.minor === 0;
  const values = readValues(form, paymentFields);
  const problems = paymentProblems(values, { isFree });
  if (problems.length > 0) return refused<PaymentField>({ values, problems });
  const { commerce } = shop;
  if (!isFree) {
    const failure = await failureOf(
      shop,
      commerce.mutate(SetPaymentMethodMutation, { id, code: values.method ?? '' }),
    );
    if (failure) return refused<PaymentField>({ values, problems: [], failure });
  }
  const wish = { id, terms: values.terms ?? '', returnUrl: successUrl(shop) };
  const placing = commerce.mutate(PlaceOrderMutation, wish);
  const failure = await failureOf(shop, placing);
  const placed = failure ? undefined : (await placing).data?.placeOrder;
  const token = placed?.orderV2?.token;
  if (failure || !token) {
    const reason = placed?.errors?.[0]?.message;
    return refused<PaymentField>({ values, problems: [], failure: failure ?? { ...(reason && { reason }) } });
  }
  if (placed?.payment_url) throw redirectDocument(placed.payment_url, 303);
  throw redirect(`/checkout/success?token=${encodeURIComponent(token)}`, 303);
}
