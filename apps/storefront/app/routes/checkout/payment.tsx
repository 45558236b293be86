import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadPayment } from '../../features/checkout/load-steps.ts';
import { placeOrder } from '../../features/checkout/place-order.ts';
import { shopContext } from '../../shop-context.ts';
import { waitingPart } from '../../waiting-part.tsx';

const screen = waitingPart(() => import('../../features/checkout/screens/PaymentScreen.tsx'));

export function loader({ context }: LoaderFunctionArgs) {
  return loadPayment(context.get(shopContext));
}

export function action({ context, request }: ActionFunctionArgs) {
  return placeOrder(context.get(shopContext), request);
}

export const clientLoader = screen.clientLoader;

export default function CheckoutPayment() {
  return <screen.Component {...useLoaderData<typeof loader>()} />;
}
