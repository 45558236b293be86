import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { changeGuestList } from '../../features/wishlists/change-guest-list.ts';
import { GuestListScreen } from '../../features/wishlists/GuestListScreen.tsx';
import { loadGuestList } from '../../features/wishlists/load-wishlists.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

/** Where every heart leads: a guest sees the list of the device, a customer the lists of the account. */
export async function loader({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  if (shop.visitor.customer) throw redirect('/customer/wishlists');
  return loadGuestList(shop);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return changeGuestList(context.get(shopContext), await formDataOf(request));
}

/** One visitor's own: nothing between the shop and the browser keeps it. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function GuestList() {
  return <GuestListScreen {...useLoaderData<typeof loader>()} />;
}
