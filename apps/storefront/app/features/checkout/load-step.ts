import { redirect } from 'react-router';
import { dataOf } from '../../data/data-of.ts';
import { CheckoutQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { lossOf } from '../cart/open-cart.ts';
import { type CheckoutView, progressOf, toCheckoutView } from './checkout-view.ts';
import { redirectFor, type Step, stepPaths } from './steps/steps.ts';

export type StepView = CheckoutView & { readonly step: Step; readonly isGuest: boolean };

/** What a step shows; whoever is not that far yet is sent to the earliest step that is incomplete (decision D6). */
export async function loadStep(shop: ShopRequest, step: Step): Promise<StepView> {
  const view = await loadCheckout(shop);
  const elsewhere = redirectFor(step, progressOf(view));
  if (elsewhere) throw redirect(elsewhere);
  return { ...view, step, isGuest: !shop.customerToken };
}

/** The cart page knows what to say about a cart that is missing or lost. */
export async function loadCheckout({ cartId: id, commerce }: ShopRequest): Promise<CheckoutView> {
  if (!id) throw redirect(stepPaths.cart);
  const answer = await commerce.query(CheckoutQuery, { id });
  if (lossOf(answer.errors)) throw redirect(stepPaths.cart);
  const { cart } = dataOf(answer);
  if (!cart) throw redirect(stepPaths.cart);
  return toCheckoutView(cart);
}
