import { isCountryCode, joinStreet, streetWithout } from '@bowline/markets';
import type { AddressFieldName, Values } from '@bowline/ui/forms';
import type {
  CheckoutAddressFragment,
  CheckoutViewFragment,
  PickupPointFragment,
} from '../../generated/operations.ts';
import { toCartView } from '../cart/cart-view.ts';
import { methodKey, toShippingMethods } from '../cart/shipping-methods.ts';
import type { Progress } from './steps.ts';

export type CheckoutView = ReturnType<typeof toCheckoutView>;
export type PickupPointView = ReturnType<typeof toPickupPoint>;

export function toCheckoutView(cart: CheckoutViewFragment) {
  const view = toCartView(cart);
  const shipping = cart.shipping_addresses[0] ?? undefined;
  const chosen = shipping?.selected_shipping_method ?? undefined;
  return {
    cart: view,
    isBusiness: cart.is_business_order,
    company: cart.company ?? '',
    vatNumber: cart.vat_id ?? '',
    vatStatus: cart.vat_id_status ?? undefined,
    shippingAddress: shipping && toAddressValues(shipping),
    billingAddress: cart.billing_address ? toAddressValues(cart.billing_address) : undefined,
    isBillingChosen: cart.is_billing_address_chosen,
    billsToShipping: shipping?.same_as_billing ?? false,
    shippingMethods: toShippingMethods(shipping?.available_shipping_methods),
    chosenMethod: chosen && methodKey(chosen.carrier_code, chosen.method_code),
    pickupPoint: chosen?.pickup_point ? toPickupPoint(chosen.pickup_point) : undefined,
    // Methods of a provider are listed under second names, for other clients.
    paymentMethods: (cart.available_payment_methods ?? []).flatMap((method) =>
      method && method.code !== 'free' && ownMethodName(method.code) === method.code
        ? [{ code: method.code, title: method.title }]
        : [],
    ),
    contentConsent: cart.content_consent ?? undefined,
    chosenPayment: ownMethodName(cart.selected_payment_method?.code ?? '') || undefined,
  };
}

function ownMethodName(code: string): string {
  return code.replace(/^mollie_methods_/, '');
}

export function progressOf(view: CheckoutView): Progress {
  const { cart } = view;
  return {
    isOrderable: cart.lines.length > 0 && cart.minimumOrder.remaining === undefined,
    isAvailable: cart.lines.every(({ problem }) => !problem),
    isDigital: cart.isDigital,
    hasEmail: cart.email !== undefined,
    hasCompanyIfNeeded: !view.isBusiness || view.company !== '',
    hasShippingAddress: view.shippingAddress !== undefined,
    hasShippingMethod: view.chosenMethod !== undefined,
    hasBillingAddress: view.isBillingChosen && view.billingAddress !== undefined,
  };
}

/** An address of a cart or of the customer's book. */
interface WrittenAddress extends Omit<CheckoutAddressFragment, 'region' | 'country'> {
  readonly region?: { readonly code?: string | null } | null;
  readonly country: { readonly code: string };
}

export function toAddressValues(address: WrittenAddress): Values<AddressFieldName> {
  const [line = '', street2 = ''] = address.street;
  const houseNumber = address.house_number ?? '';
  const { code } = address.country;
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company ?? '',
    country: code,
    street: isCountryCode(code) ? streetWithout(houseNumber, line ?? '', code) : (line ?? ''),
    houseNumber,
    street2: street2 ?? '',
    postcode: address.postcode ?? '',
    city: address.city,
    region: address.region?.code ?? '',
    phone: address.telephone ?? '',
  };
}

export function toPickupPoint(point: PickupPointFragment) {
  const { id, carrier_code: carrier, name, street, postcode, city, distance_metres: distance } = point;
  return { id, carrier, name, street, postcode, city, distance, openingHours: point.opening_hours };
}

/** Whether a parcel or an invoice would go to the same person at the same place. */
export function isSameAddress(one: Values<AddressFieldName>, other: Values<AddressFieldName>): boolean {
  const [written, compared] = [one, other].map((values) =>
    [values.firstname, values.lastname, values.company, streetLineOf(values), values.street2]
      .concat(values.postcode, values.city, values.region, values.country)
      .map((part) => part.trim().toLowerCase())
      .join('\n'),
  );
  return written === compared;
}

/** Street and number as the country writes them. */
export function streetLineOf({ street, houseNumber, country }: Values<AddressFieldName>): string {
  return isCountryCode(country) ? joinStreet(street, houseNumber, country) : street;
}
