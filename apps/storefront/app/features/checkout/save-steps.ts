import type { Values } from '@bowline/ui/forms';
import { redirect } from 'react-router';
import { attempt, type Failure, formDataOf, receive, unknownForm } from '../../forms/form-actions.ts';
import {
  SetBillingAddressMutation,
  SetBusinessOrderMutation,
  SetGuestEmailMutation,
  SetShippingAddressMutation,
  SetShippingMethodMutation,
  ShipToBookedAddressMutation,
  SubscribeToNewsletterMutation,
} from '../../generated/operations.ts';
import { startAnewAt } from '../../routing/redirect-to.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { methodOf } from '../cart/shipping-methods.ts';
import { type AccountNews, withAccountNews } from './account-news.ts';
import { bookedIdOf } from './booked-choice.ts';
import {
  billingForm,
  bookForm,
  type CustomerFormFacts,
  customerForm,
  type DeliveryField,
  deliveryForm,
  shippingForm,
  toAddressInput,
} from './checkout-forms.ts';
import { loadCheckout } from './load-steps.ts';
import { stepAfter, stepPaths } from './steps.ts';

/** The form of a step, and the cart it is about. */
export async function readStep({ visitor: { cartId } }: ShopRequest, request: Request) {
  const sent = await formDataOf(request);
  if (!cartId) throw redirect(stepPaths.cart, 303);
  return { sent, id: cartId };
}

/** Makes an account and signs in; whoever makes one says what came in between. */
export type OpenAccount = (
  shop: ShopRequest,
  person: {
    readonly email: string;
    readonly password: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly is_business: boolean;
    readonly company: string | null;
    readonly taxvat: string | null;
  },
) => Promise<{ readonly headers: Headers } | { readonly obstacle: Exclude<AccountNews, 'made'> }>;

/** Who buys: an e-mail address, and the company of a business order. */
export async function saveCustomer(
  shop: ShopRequest,
  request: Request,
  { rules, openAccount }: Pick<CustomerFormFacts, 'rules'> & { readonly openAccount: OpenAccount },
) {
  const { sent, id } = await readStep(shop, request);
  const isGuest = !shop.visitor.customer;
  const { values, problems, refuse } = receive(customerForm({ isGuest, rules }), sent);
  if (problems.length > 0) return refuse({ problems });
  const { email, company, vatNumber } = values;
  if (isGuest) {
    const { failure } = await attempt(shop, shop.commerce.mutate(SetGuestEmailMutation, { id, email }));
    if (failure) return refuse({ failure });
  }
  const isBusiness = values.isBusiness === 'yes';
  const order = { id, isBusiness, ...(isBusiness && { company, vatNumber: vatNumber || null }) };
  const { failure } = await attempt(shop, shop.commerce.mutate(SetBusinessOrderMutation, order));
  if (failure?.reason && vatNumber) return refuse({ problems: [{ field: 'vatNumber', code: 'vatNumber' }] });
  if (failure) return refuse({ failure });
  const { cart } = await loadCheckout(shop);
  if (values.newsletter === 'yes') await wishForNewsletter(shop, cart.email);
  const next = stepPaths[stepAfter('customer', cart)];
  if (!isGuest || values.createsAccount !== 'yes') throw redirect(next, 303);
  const { firstname, lastname, password } = values;
  const business = {
    is_business: isBusiness,
    company: isBusiness ? company : null,
    taxvat: (isBusiness && vatNumber) || null,
  };
  const opened = await openAccount(shop, { email, password, firstname, lastname, ...business });
  if ('headers' in opened) throw startAnewAt(withAccountNews(next, 'made'), opened.headers);
  // The cart has all that was typed, and a guest orders as well.
  throw redirect(withAccountNews(next, opened.obstacle), 303);
}

/** Whatever becomes of it, the order goes on. */
async function wishForNewsletter(shop: ShopRequest, email: string | undefined): Promise<void> {
  if (!email) return;
  const wish = { email, source: 'checkout' } as const;
  await attempt(shop, shop.commerce.mutate(SubscribeToNewsletterMutation, wish));
}

/** The step has three forms: where to, written or from the book, and how alone. The ways depend on the place. */
export async function saveShipping(shop: ShopRequest, request: Request) {
  const { sent, id } = await readStep(shop, request);
  switch (sent.get('intent')) {
    case shippingForm.name:
      return saveAddress(shop, id, sent);
    case bookForm.name:
      return saveBookedAddress(shop, id, sent);
    case deliveryForm.name:
      return saveDeliveryAlone(shop, id, sent);
    default:
      throw unknownForm();
  }
}

async function saveAddress(shop: ShopRequest, id: string, sent: FormData) {
  const { values, problems, refuse } = receive(shippingForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const address = toAddressInput(values);
  const { failure } = await attempt(shop, shop.commerce.mutate(SetShippingAddressMutation, { id, address }));
  if (failure) return refuse({ failure });
  return saveDelivery(shop, id, values);
}

async function saveBookedAddress(shop: ShopRequest, id: string, sent: FormData) {
  const { values, problems, refuse } = receive(bookForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const address = bookedIdOf(values.address);
  if (address === undefined) throw unknownForm();
  const { failure } = await attempt(shop, shop.commerce.mutate(ShipToBookedAddressMutation, { id, address }));
  if (failure) return refuse({ failure });
  return saveDelivery(shop, id, values);
}

async function saveDeliveryAlone(shop: ShopRequest, id: string, sent: FormData) {
  const { values, problems, refuse } = receive(deliveryForm, sent);
  if (problems.length > 0) return refuse({ problems });
  return saveDelivery(shop, id, values, (failure) => refuse({ failure }));
}

const toPickupPoint = 'pickup-point';

/**
 * The address is known by now. A way that ends at a pickup point asks for the point next, if none was chosen; a way that was
 * offered for another place and not for this one is asked again, with the ways there are.
 */
async function saveDelivery<Refused>(
  shop: ShopRequest,
  id: string,
  { method: key, near, point, billsHere }: Values<DeliveryField>,
  refuse: (failure: Failure) => Refused = () => {
    throw redirect(`${stepPaths.shipping}#methods`, 303);
  },
): Promise<Refused> {
  if (!key) throw redirect(`${stepPaths.shipping}#methods`, 303);
  const chosen = methodOf(key);
  const isPoint = chosen.method_code === toPickupPoint;
  if (isPoint && !point)
    throw redirect(`${stepPaths.shipping}?method=${encodeURIComponent(key)}#points`, 303);
  const pickup = isPoint && { pickup_point_id: point, pickup_point_postcode: near || null };
  const method = { ...chosen, ...pickup };
  const { failure } = await attempt(shop, shop.commerce.mutate(SetShippingMethodMutation, { id, method }));
  if (failure) return refuse(failure);
  if (billsHere !== 'yes') throw redirect(stepPaths.billing, 303);
  const address = { same_as_shipping: true };
  const billed = await attempt(shop, shop.commerce.mutate(SetBillingAddressMutation, { id, address }));
  throw redirect(billed.failure ? stepPaths.billing : stepPaths.payment, 303);
}

/** The invoice goes where the parcel goes, or to an address of its own. */
export async function saveBilling(shop: ShopRequest, request: Request) {
  const { sent, id } = await readStep(shop, request);
  const { values, problems, refuse } = receive(billingForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const address = billingWish(values);
  const { failure } = await attempt(shop, shop.commerce.mutate(SetBillingAddressMutation, { id, address }));
  if (failure) return refuse({ failure });
  throw redirect(stepPaths.payment, 303);
}

function billingWish(values: Parameters<typeof toAddressInput>[0] & { readonly billing: string }) {
  if (values.billing === 'same') return { same_as_shipping: true };
  const booked = bookedIdOf(values.billing);
  return booked === undefined ? { address: toAddressInput(values) } : { customer_address_id: booked };
}
