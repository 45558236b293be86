import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changeOrder } from '../../features/account/orders/change-order.ts';
import { loadOrder } from '../../features/account/orders/load-orders.ts';
import { OwnOrderScreen } from '../../features/account/orders/OwnOrderScreen.tsx';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadOrder(context.get(shopContext), params.number ?? '');
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return changeOrder(context.get(shopContext), await formDataOf(request), params.number ?? '');
}

export default function Order() {
  return <OwnOrderScreen {...useLoaderData<typeof loader>()} />;
}
