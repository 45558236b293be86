import { shop } from '@bowline/markets';
import { warehouseCode } from '#shipping';
import type { Address, Cart } from './model.ts';

const { street, postalCode, city, phone } = shop.company;

/** In the name of whoever collects; of the shop while nobody is known. */
function warehouseAddress(collector: Address | null): Address {
  const who = collector
    ? withoutPlace(collector)
    : { firstName: shop.brand, lastName: shop.legalName, company: null, phone };
  return {
    ...who,
    vatNumber: null,
    street: [street],
    city,
    postcode: postalCode,
    region: null,
    country: shop.country,
  };
}

/** Whose it is, and how to reach them. */
function withoutPlace({ prefix, firstName, middleName, lastName, suffix, company, phone: own }: Address) {
  const ofName = { ...(prefix && { prefix }), ...(middleName && { middleName }), ...(suffix && { suffix }) };
  return { ...ofName, firstName, lastName, company, phone: own };
}

export function isWarehouse(address: Address): boolean {
  return (
    address.country === shop.country &&
    address.postcode === postalCode &&
    address.city === city &&
    address.street.join(' ') === street
  );
}

/** Rule 23. The billing address stays what it was. */
export function collectAtWarehouse(cart: Cart, collector: Address | null): Cart {
  const billingAddress = billingAddressOf(cart);
  return {
    ...cart,
    shippingAddress: warehouseAddress(collector ?? billingAddress),
    billingAddress,
    shippingCarrier: warehouseCode,
    shippingMethod: 'pickup',
    pickupPoint: null,
  };
}

/** Rules 17 and 23. */
export function billingAddressOf({ billingAddress, shippingAddress }: Cart): Address | null {
  if (billingAddress) return billingAddress;
  return shippingAddress && !isWarehouse(shippingAddress) ? shippingAddress : null;
}

/** Whoever the order is billed to collects it, unless somebody else was named. */
export function collectedBy(buyer: Address, shippingAddress: Address | null): Address | null {
  const isNobodys =
    shippingAddress && isWarehouse(shippingAddress) && shippingAddress.lastName === shop.legalName;
  return isNobodys ? warehouseAddress(buyer) : shippingAddress;
}
