import { redirect } from 'react-router';
import { attempt } from '../../forms/form-actions.ts';
import {
  SetBillingAddressMutation,
  SetBusinessOrderMutation,
  SetPaymentMethodMutation,
  SetShippingMethodMutation,
  ShipToBookedAddressMutation,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { methodOf } from '../cart/shipping-methods.ts';
import { streetLineOf } from './checkout-view.ts';
import { type KnownCustomer, loadKnownCustomer } from './known-customer.ts';
import { stepPaths } from './steps.ts';

export type ExpressOffer = NonNullable<Awaited<ReturnType<typeof loadExpress>>>;

/** For who is known: where the last order would go again. Guests have none, and so has who never ordered. */
export async function loadExpress(shop: ShopRequest) {
  try {
    const usual = usualOrder(await loadKnownCustomer(shop));
    if (!usual) return undefined;
    const { firstname, lastname, city } = usual.shipTo.values;
    return { to: [`${firstname} ${lastname}`, streetLineOf(usual.shipTo.values), city].join(', ') };
  } catch (err) {
    // A cart can do without it.
    shop.log.warn({ err }, 'The last order of a customer could not be loaded');
    return undefined;
  }
}

/** A pickup point is chosen for each order: it may be closed by now, or far from where somebody is. */
function usualOrder(known: KnownCustomer | undefined) {
  const { addresses = [], lastMethod, lastPayment } = known ?? {};
  const shipTo = addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0];
  if (!known || !shipTo || !lastMethod || !lastPayment || lastMethod.endsWith('/pickup-point'))
    return undefined;
  const billTo = addresses.find(({ isDefaultBilling }) => isDefaultBilling) ?? shipTo;
  return { known, shipTo, billTo, lastMethod, lastPayment };
}

/** One touch from the cart to the payment step. What is no longer possible is asked there, step by step. */
export async function orderAsLastTime(shop: ShopRequest) {
  const { cartId: id } = shop.visitor;
  if (!id) throw redirect(stepPaths.cart, 303);
  const usual = usualOrder(await loadKnownCustomer(shop));
  if (!usual) throw redirect(stepPaths.customer, 303);
  const { known, shipTo, billTo, lastMethod, lastPayment } = usual;
  const { isBusiness, company, vatNumber } = known;
  const { mutate } = shop.commerce;
  const billing = billTo.id === shipTo.id ? { same_as_shipping: true } : { customer_address_id: billTo.id };
  const wishes: readonly (() => Parameters<typeof attempt<unknown>>[1])[] = [
    () =>
      mutate(SetBusinessOrderMutation, {
        id,
        isBusiness,
        ...(isBusiness && { company, vatNumber: vatNumber || null }),
      }),
    () => mutate(ShipToBookedAddressMutation, { id, address: shipTo.id }),
    () => mutate(SetShippingMethodMutation, { id, method: methodOf(lastMethod) }),
    () => mutate(SetBillingAddressMutation, { id, address: billing }),
    () => mutate(SetPaymentMethodMutation, { id, code: lastPayment }),
  ];
  for (const wish of wishes) {
    const { failure } = await attempt<unknown>(shop, wish());
    // The payment step leads back to the earliest one that is incomplete.
    if (failure) break;
  }
  throw redirect(stepPaths.payment, 303);
}
