import { AccountOverviewQuery } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { present } from '../../orders/order-view.ts';
import { toListedOrder } from '../orders/listed-order.ts';
import { askAsCustomer } from './ask-as-customer.ts';
import { toBookedAddress } from './booked-address.ts';

export type OverviewView = Awaited<ReturnType<typeof loadOverview>>;

export async function loadOverview(shop: ShopRequest) {
  const { customer } = await askAsCustomer(shop, AccountOverviewQuery, {});
  const addresses = present(customer.addresses).map((address) => toBookedAddress(address, shop.market.name));
  return {
    firstname: customer.firstname ?? '',
    name: [customer.firstname, customer.lastname].filter(Boolean).join(' '),
    company: (customer.is_business && customer.company) || undefined,
    email: customer.email ?? '',
    isConfirmed: customer.is_email_confirmed,
    shipping: addresses.find(({ isDefaultShipping }) => isDefaultShipping),
    billing: addresses.find(({ isDefaultBilling }) => isDefaultBilling),
    orders: present(customer.orders?.items).map(toListedOrder),
  };
}
