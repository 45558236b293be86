import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changeWishlists } from '../../features/wishlists/change-wishlists.ts';
import { loadWishlists } from '../../features/wishlists/load-wishlists.ts';
import { WishlistsScreen } from '../../features/wishlists/WishlistsScreen.tsx';
import { formDataOf } from '../../forms/form-actions.ts';
import { requireCustomer } from '../../routing/require-customer.ts';
import { shopContext } from '../../shop-context.ts';

export const middleware = [requireCustomer];

export function loader({ context }: LoaderFunctionArgs) {
  return loadWishlists(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return changeWishlists(context.get(shopContext), await formDataOf(request));
}

export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export default function Wishlists() {
  return <WishlistsScreen {...useLoaderData<typeof loader>()} />;
}
