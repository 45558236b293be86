import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadBilling } from '../../features/checkout/load-steps.ts';
import { saveBilling } from '../../features/checkout/save-steps.ts';
import { BillingScreen } from '../../features/checkout/screens/BillingScreen.tsx';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadBilling(context.get(shopContext));
}

export function action({ context, request }: ActionFunctionArgs) {
  return saveBilling(context.get(shopContext), request);
}

export default function CheckoutBilling() {
  return <BillingScreen {...useLoaderData<typeof loader>()} />;
}
