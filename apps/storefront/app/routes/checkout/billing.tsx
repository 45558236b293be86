import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadBilling } from '../../features/checkout/load-steps.ts';
import { saveBilling } from '../../features/checkout/save-steps.ts';
import { shopContext } from '../../shop-context.ts';
import { waitingPart } from '../../waiting-part.tsx';

const screen = waitingPart(() => import('../../features/checkout/screens/BillingScreen.tsx'));

export function loader({ context }: LoaderFunctionArgs) {
  return loadBilling(context.get(shopContext));
}

export function action({ context, request }: ActionFunctionArgs) {
  return saveBilling(context.get(shopContext), request);
}

export const clientLoader = screen.clientLoader;

export default function CheckoutBilling() {
  return <screen.Component {...useLoaderData<typeof loader>()} />;
}
