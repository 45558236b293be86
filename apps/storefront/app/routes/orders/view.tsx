import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { cancelOrder } from '../../features/orders/cancel-order.ts';
import { OrderScreen } from '../../features/orders/OrderScreen.tsx';
import { toOrderDetails } from '../../features/orders/order-view.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { OrderByTokenQuery } from '../../generated/operations.ts';
import { shopContext } from '../../shop-context.ts';

export function headers() {
  return { 'cache-control': 'private, no-store' };
}

/** Whoever has the token sees the order; any other is asked for what is on the confirmation. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { commerce, market } = context.get(shopContext);
  const token = url.searchParams.get('token') ?? '';
  const { data: found } = await commerce.query(OrderByTokenQuery, { token });
  if (!found) throw redirect('/orders?unknown');
  return {
    order: toOrderDetails(found.guestOrderByToken, market.name),
    reasons: (found.storeConfig?.order_cancellation_reasons ?? []).flatMap(
      (reason) => reason?.description ?? [],
    ),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return cancelOrder(context.get(shopContext), await formDataOf(request));
}

export default function OrderByToken() {
  return <OrderScreen {...useLoaderData<typeof loader>()} />;
}
