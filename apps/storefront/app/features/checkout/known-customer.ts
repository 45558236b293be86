import { dataOf } from '../../data/data-of.ts';
import { type BookedAddressFragment, KnownCustomerQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { methodKey } from '../cart/shipping-methods.ts';
import { toAddressValues } from './checkout-view.ts';

export type KnownCustomer = NonNullable<Awaited<ReturnType<typeof loadKnownCustomer>>>;
export type BookEntry = ReturnType<typeof toBookEntry>;

/** What spares a customer typing: the address book, the company, and how the last order was sent and paid. */
export async function loadKnownCustomer({ commerce, visitor }: ShopRequest) {
  if (!visitor.customer) return undefined;
  const { customer } = dataOf(await commerce.query(KnownCustomerQuery, {}));
  if (!customer) return undefined;
  const last = customer.orders?.items[0];
  return {
    firstname: customer.firstname ?? '',
    lastname: customer.lastname ?? '',
    isSubscribed: customer.is_subscribed ?? false,
    isBusiness: customer.is_business,
    company: customer.company ?? '',
    vatNumber: customer.taxvat ?? '',
    addresses: (customer.addresses ?? []).flatMap((address) => (address ? [toBookEntry(address)] : [])),
    lastMethod: last?.carrier_code && last.method_code && methodKey(last.carrier_code, last.method_code),
    lastPayment: last?.payment_methods?.[0]?.type,
  };
}

function toBookEntry(address: BookedAddressFragment) {
  return {
    id: address.id ?? 0,
    isDefaultShipping: address.default_shipping ?? false,
    isDefaultBilling: address.default_billing ?? false,
    values: toAddressValues({
      firstname: address.firstname ?? '',
      lastname: address.lastname ?? '',
      company: address.company ?? null,
      street: address.street ?? [],
      house_number: address.house_number ?? null,
      city: address.city ?? '',
      postcode: address.postcode ?? null,
      telephone: address.telephone ?? null,
      region: { code: address.region?.region_code ?? null },
      country: { code: address.country_code ?? '' },
    }),
  };
}
