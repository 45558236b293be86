import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { accountIntent } from '../../features/orders/AccountOffer.tsx';
import { accountFromOrder } from '../../features/orders/account-from-order.ts';
import { loadSuccess } from '../../features/orders/load-success.ts';
import { retryPayment } from '../../features/orders/retry-payment.ts';
import { SuccessScreen } from '../../features/orders/SuccessScreen.tsx';
import { shopContext } from '../../shop-context.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadSuccess(context.get(shopContext), url.searchParams.get('token'));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = request.method === 'POST' ? await request.formData().catch(() => undefined) : undefined;
  const token = form?.get('token');
  if (typeof token !== 'string') throw data('This form is not known.', { status: 405 });
  const shop = context.get(shopContext);
  return form?.get('intent') === accountIntent ? accountFromOrder(shop, token) : retryPayment(shop, token);
}

export default function CheckoutSuccess() {
  return <SuccessScreen {...useLoaderData<typeof loader>()} />;
}
