import { countryOptions } from '@bowline/ui/forms';
import { redirect } from 'react-router';
import { dataOf } from '../../data/data-of.ts';
import { AgreementsQuery, CheckoutQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { lossOf } from '../cart/open-cart.ts';
import { type CheckoutView, progressOf, toCheckoutView } from './checkout-view.ts';
import { type KnownCustomer, loadKnownCustomer } from './known-customer.ts';
import { loadDelivery } from './load-delivery.ts';
import { redirectFor, type Step, stepPaths } from './steps.ts';

export type StepView = CheckoutView & {
  readonly step: Step;
  readonly isGuest: boolean;
  /** Undefined for guests. */
  readonly known: KnownCustomer | undefined;
};
export type ShippingView = Awaited<ReturnType<typeof loadShipping>>;
export type BillingView = Awaited<ReturnType<typeof loadBilling>>;
export type PaymentView = Awaited<ReturnType<typeof loadPayment>>;

/** What a step shows; whoever is not that far yet is sent to the earliest step that is incomplete (decision D6). */
export async function loadStep(shop: ShopRequest, step: Step): Promise<StepView> {
  const view = await loadCheckout(shop);
  const elsewhere = redirectFor(step, progressOf(view));
  if (elsewhere) throw redirect(elsewhere);
  return { ...view, step, isGuest: !shop.visitor.customer, known: await loadKnownCustomer(shop) };
}

/** The cart page knows what to say about a cart that is missing or lost. */
export async function loadCheckout(shop: ShopRequest): Promise<CheckoutView> {
  const found = await findCheckout(shop);
  if (!found) throw redirect(stepPaths.cart);
  return found;
}

/** Nothing where there is no cart that could be ordered. */
export async function findCheckout({
  visitor: { cartId: id },
  commerce,
}: ShopRequest): Promise<CheckoutView | undefined> {
  if (!id) return undefined;
  const answer = await commerce.query(CheckoutQuery, { id });
  if (lossOf(answer.errors)) return undefined;
  const { cart } = dataOf(answer);
  return cart ? toCheckoutView(cart) : undefined;
}

/** The step with the ways to get there and, when one of them ends at a pickup point, the points nearby. */
export async function loadShipping(shop: ShopRequest, search: URLSearchParams) {
  const view = await loadStep(shop, 'shipping');
  return { ...view, ...countriesOf(shop), ...(await loadDelivery(shop, view, search)) };
}

export async function loadBilling(shop: ShopRequest) {
  return { ...(await loadStep(shop, 'billing')), ...countriesOf(shop) };
}

export async function loadPayment(shop: ShopRequest) {
  const [view, agreements] = await Promise.all([
    loadStep(shop, 'payment'),
    shop.commerce.query(AgreementsQuery, {}),
  ]);
  const version = agreements.data?.checkoutAgreements?.[0]?.version;
  if (!version) throw new Error('The commerce API has no terms to agree to');
  return { ...view, termsVersion: version };
}

function countriesOf({ market, visitor }: ShopRequest) {
  return { countryOptions: countryOptions(market.name), defaultCountry: visitor.country };
}
