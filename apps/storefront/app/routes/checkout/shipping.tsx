import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { loadShipping } from '../../features/checkout/load-steps.ts';
import { saveShipping } from '../../features/checkout/save-steps.ts';
import { isUnreached, unreachedStore } from '../../forms/unreached.ts';
import { shopContext } from '../../shop-context.ts';
import { waitingPart } from '../../waiting-part.tsx';

const screen = waitingPart(() => import('../../features/checkout/screens/ShippingScreen.tsx'));

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadShipping(context.get(shopContext), url.searchParams);
}

/** A page that asks while somebody types stays as it is when nobody answers. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await screen.clientLoader({ serverLoader });
  } catch (error) {
    const asksAgain = new URL(request.url).search !== '';
    if (!asksAgain || !isUnreached(error)) throw error;
    unreachedStore.set(true);
    return undefined;
  }
}

export function action({ context, request }: ActionFunctionArgs) {
  return saveShipping(context.get(shopContext), request);
}

export default function CheckoutShipping() {
  return <screen.Component {...useLoaderData<typeof loader>()} />;
}
