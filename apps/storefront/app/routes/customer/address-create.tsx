import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AddressScreen } from '../../features/account/area/AddressScreen.tsx';
import { addAddress, loadNewAddress } from '../../features/account/area/address-book.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadNewAddress(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return addAddress(context.get(shopContext), await formDataOf(request));
}

export default function AddressCreate() {
  return <AddressScreen {...useLoaderData<typeof loader>()} />;
}
