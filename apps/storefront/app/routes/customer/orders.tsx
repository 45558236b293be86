import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadOrders } from '../../features/account/orders/load-orders.ts';
import { OrdersScreen } from '../../features/account/orders/OrdersScreen.tsx';
import { shopContext } from '../../shop-context.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadOrders(context.get(shopContext), url.searchParams);
}

export default function Orders() {
  return <OrdersScreen {...useLoaderData<typeof loader>()} />;
}
