import { countryOptions } from '@bowline/ui/forms';
import { redirect } from 'react-router';
import { attempt, receive, unknownForm } from '../../../forms/form-actions.ts';
import {
  AddAddressMutation,
  AddressBookQuery,
  ChangeAddressMutation,
  DeleteAddressMutation,
} from '../../../generated/operations.ts';
import { validateRoute } from '../../../routing/validate-route.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { present } from '../../orders/order-view.ts';
import { withNews } from '../account-news.ts';
import { askAsCustomer } from './ask-as-customer.ts';
import {
  addressForm,
  deleteIntent,
  toAddressInput,
  toAddressValues,
  toBookedAddress,
} from './booked-address.ts';

const bookPath = '/customer/address';

export type AddressBookView = Awaited<ReturnType<typeof loadBook>>;
export type AddressView = Awaited<ReturnType<typeof loadNewAddress>>;

/** All addresses, or below `edit/id/` one of them. */
export async function loadAddresses(shop: ShopRequest, rest: string) {
  if (rest === '') return { kind: 'book' as const, ...(await loadBook(shop)) };
  const id = /^edit\/id\/(\d{1,9})$/.exec(rest)?.[1];
  validateRoute(id !== undefined);
  const { addresses } = (await askAsCustomer(shop, AddressBookQuery, {})).customer;
  const found = present(addresses).find((address) => String(address.id) === id);
  // Nobody learns whether it is somebody else's.
  if (!found) throw redirect(bookPath);
  return {
    kind: 'address' as const,
    ...formView(shop),
    initial: toAddressValues(found),
    uid: found.uid ?? '',
  };
}

async function loadBook(shop: ShopRequest) {
  const { addresses } = (await askAsCustomer(shop, AddressBookQuery, {})).customer;
  return { addresses: present(addresses).map((address) => toBookedAddress(address, shop.market.name)) };
}

/** The first address is for everything. */
export async function loadNewAddress(shop: ShopRequest) {
  const { customer } = await askAsCustomer(shop, AddressBookQuery, {});
  const isFirst = present(customer.addresses).length === 0 ? 'yes' : '';
  return {
    ...formView(shop),
    initial: {
      firstname: customer.firstname ?? '',
      lastname: customer.lastname ?? '',
      company: customer.company ?? '',
      country: shop.market.country as string,
      isDefaultShipping: isFirst,
      isDefaultBilling: isFirst,
    },
  };
}

function formView({ market }: ShopRequest) {
  return { countryOptions: countryOptions(market.name) };
}

export async function addAddress(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(addressForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const adding = shop.commerce.mutate(AddAddressMutation, { input: toAddressInput(values) });
  const { failure } = await attempt(shop, adding);
  if (failure) return refuse({ failure });
  throw redirect(withNews(bookPath, 'addressSaved'), 303);
}

/** The forms of the book and of one address. */
export async function changeAddresses(shop: ShopRequest, sent: FormData) {
  const uid = String(sent.get('uid') ?? '').slice(0, 64);
  switch (sent.get('intent')) {
    case addressForm.name:
      return changeAddress(shop, uid, sent);
    case deleteIntent:
      return deleteAddress(shop, uid);
    default:
      throw unknownForm();
  }
}

async function changeAddress(shop: ShopRequest, uid: string, sent: FormData) {
  const { values, problems, refuse } = receive(addressForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const changing = shop.commerce.mutate(ChangeAddressMutation, { uid, input: toAddressInput(values) });
  const { failure } = await attempt(shop, changing);
  if (failure) return refuse({ failure });
  throw redirect(withNews(bookPath, 'addressSaved'), 303);
}

/** One that is gone already is gone. */
async function deleteAddress(shop: ShopRequest, uid: string) {
  await attempt(shop, shop.commerce.mutate(DeleteAddressMutation, { uid }));
  throw redirect(withNews(bookPath, 'addressDeleted'), 303);
}
