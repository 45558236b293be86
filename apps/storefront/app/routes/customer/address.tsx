import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AddressBookScreen } from '../../features/account/area/AddressBookScreen.tsx';
import { AddressScreen } from '../../features/account/area/AddressScreen.tsx';
import { changeAddresses, loadAddresses } from '../../features/account/area/address-book.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadAddresses(context.get(shopContext), params['*'] ?? '');
}

export async function action({ context, request }: ActionFunctionArgs) {
  return changeAddresses(context.get(shopContext), await formDataOf(request));
}

export default function Addresses() {
  const view = useLoaderData<typeof loader>();
  return view.kind === 'book' ? <AddressBookScreen {...view} /> : <AddressScreen {...view} />;
}
