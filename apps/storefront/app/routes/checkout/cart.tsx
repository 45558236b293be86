import { useMemo } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { CartScreen, filledCart } from '../../features/cart/CartScreen.tsx';
import { letWait } from '../../features/cart/cart-store.ts';
import { changeCart } from '../../features/cart/change-cart.ts';
import { loadCart } from '../../features/cart/load-cart.ts';
import { cartAddressesOf, keepForLater } from '../../features/cart/unreached-cart.ts';
import { loadExpress, orderAsLastTime } from '../../features/checkout/express.ts';
import { ExpressLine } from '../../features/checkout/screens/ExpressLine.tsx';
import { expressIntent } from '../../features/checkout/steps.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const [{ data: loaded, init }, express] = await Promise.all([loadCart(shop), loadExpress(shop)]);
  return data({ ...loaded, express }, init ?? {});
}

export async function action({ context, request }: ActionFunctionArgs) {
  const shop = context.get(shopContext);
  const sent = await formDataOf(request);
  if (sent.get('intent') === expressIntent) return orderAsLastTime(shop);
  return changeCart(shop, sent, '/checkout/cart');
}

export const clientLoader = filledCart.clientLoader;

/** With scripts what was changed waits on the device while the shop cannot be reached. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const addresses = cartAddressesOf(request.url);
    return keepForLater(error, await copy.formData(), (form) => letWait(addresses, form));
  }
}

export default function Cart() {
  const { express, ...view } = useLoaderData<typeof loader>();
  const isPossible = view.cart && !view.cart.isDigital && !view.cart.minimumOrder.remaining;
  const line = useMemo(() => isPossible && express && <ExpressLine {...express} />, [isPossible, express]);
  return <CartScreen {...view} express={line} />;
}
