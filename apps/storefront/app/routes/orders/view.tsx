import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { OrderScreen } from '../../features/orders/OrderScreen.tsx';
import { toOrderDetails } from '../../features/orders/order-view.ts';
import { OrderByTokenQuery } from '../../generated/operations.ts';
import { shopContext } from '../../shop-context.ts';

export function headers() {
  return { 'cache-control': 'private, no-store' };
}

/** Whoever has the token sees the order; any other is asked for what is on the confirmation. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { commerce, market } = context.get(shopContext);
  const token = url.searchParams.get('token') ?? '';
  const { data } = await commerce.query(OrderByTokenQuery, { token });
  if (!data) throw redirect('/orders?unknown');
  return { order: toOrderDetails(data.guestOrderByToken, market.name) };
}

export default function OrderByToken() {
  return <OrderScreen {...useLoaderData<typeof loader>()} />;
}
