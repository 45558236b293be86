import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadShipping } from '../../features/checkout/load-steps.ts';
import { saveShipping } from '../../features/checkout/save-steps.ts';
import { ShippingScreen } from '../../features/checkout/screens/ShippingScreen.tsx';
import { shopContext } from '../../shop-context.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadShipping(context.get(shopContext), url.searchParams);
}

export function action({ context, request }: ActionFunctionArgs) {
  return saveShipping(context.get(shopContext), request);
}

export default function CheckoutShipping() {
  return <ShippingScreen {...useLoaderData<typeof loader>()} />;
}
