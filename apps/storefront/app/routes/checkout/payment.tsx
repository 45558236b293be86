import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadPayment } from '../../features/checkout/load-steps.ts';
import { placeOrder } from '../../features/checkout/place-order.ts';
import { PaymentScreen } from '../../features/checkout/screens/PaymentScreen.tsx';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadPayment(context.get(shopContext));
}

export function action({ context, request }: ActionFunctionArgs) {
  return placeOrder(context.get(shopContext), request);
}

export default function CheckoutPayment() {
  return <PaymentScreen {...useLoaderData<typeof loader>()} />;
}
