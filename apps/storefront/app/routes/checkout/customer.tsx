import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadStep } from '../../features/checkout/load-steps.ts';
import { saveCustomer } from '../../features/checkout/save-steps.ts';
import { CustomerScreen } from '../../features/checkout/screens/CustomerScreen.tsx';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadStep(context.get(shopContext), 'customer');
}

export function action({ context, request }: ActionFunctionArgs) {
  return saveCustomer(context.get(shopContext), request);
}

export default function CheckoutCustomer() {
  return <CustomerScreen {...useLoaderData<typeof loader>()} />;
}
