import { redirect } from 'react-router';
import { attempt, formDataOf, receive, unknownForm } from '../../forms/form-actions.ts';
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
import { type AccountNews, withAccountNews } from './account-news.ts';
import { bookedIdOf } from './booked-choice.ts';
import {
  billingForm,
  bookForm,
  type CustomerFormFacts,
  customerForm,
  deliveryForm,
  pickupForm,
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

/** The step has four forms: where to, written or from the book, how, and which pickup point. The ways depend on the place. */
export async function saveShipping(shop: ShopRequest, request: Request) {
  const { sent, id } = await readStep(shop, request);
  switch (sent.get('intent')) {
    case shippingForm.name:
      return saveAddress(shop, id, sent);
    case bookForm.name:
      return saveBookedAddress(shop, id, sent);
    case deliveryForm.name:
      return saveMethod(shop, id, sent);
    case pickupForm.name:
      return savePickupPoint(shop, id, sent);
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
  throw redirect(`${stepPaths.shipping}#methods`, 303);
}

async function saveBookedAddress(shop: ShopRequest, id: string, sent: FormData) {
  const { values, problems, refuse } = receive(bookForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const address = bookedIdOf(values.address);
  if (address === undefined) throw unknownForm();
  const { failure } = await attempt(shop, shop.commerce.mutate(ShipToBookedAddressMutation, { id, address }));
  if (failure) return refuse({ failure });
  throw redirect(`${stepPaths.shipping}#methods`, 303);
}

const toPickupPoint = 'pickup-point';

/** A way that ends at a pickup point asks for the point next. */
async function saveMethod(shop: ShopRequest, id: string, sent: FormData) {
  const { values, problems, refuse } = receive(deliveryForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const method = methodOf(values.method);
  if (method.method_code === toPickupPoint)
    throw redirect(`${stepPaths.shipping}?points=${encodeURIComponent(method.carrier_code)}#points`, 303);
  const { failure } = await attempt(shop, shop.commerce.mutate(SetShippingMethodMutation, { id, method }));
  if (failure) return refuse({ failure });
  throw redirect(stepPaths.billing, 303);
}

async function savePickupPoint(shop: ShopRequest, id: string, sent: FormData) {
  const { values, problems, refuse } = receive(pickupForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const pickup = { pickup_point_id: values.point, pickup_point_postcode: values.postcode || null };
  const method = { ...methodOf(values.method), ...pickup };
  const { failure } = await attempt(shop, shop.commerce.mutate(SetShippingMethodMutation, { id, method }));
  if (failure) return refuse({ failure });
  throw redirect(stepPaths.billing, 303);
}

/** Carrier and method, which a radio button sends as one word. */
function methodOf(key: string) {
  const [carrier_code = '', method_code = ''] = key.split('/');
  return { carrier_code, method_code };
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
