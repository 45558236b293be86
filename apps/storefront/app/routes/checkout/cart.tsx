import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CartScreen } from '../../features/cart/CartScreen.tsx';
import { changeCart } from '../../features/cart/change-cart.ts';
import { loadCart } from '../../features/cart/load-cart.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadCart(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return changeCart(context.get(shopContext), await formDataOf(request), '/checkout/cart');
}

export default function Cart() {
  return <CartScreen {...useLoaderData<typeof loader>()} />;
}
