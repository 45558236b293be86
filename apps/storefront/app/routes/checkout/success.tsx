import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
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
  return retryPayment(context.get(shopContext), token);
}

export default function CheckoutSuccess() {
  return <SuccessScreen {...useLoaderData<typeof loader>()} />;
}
