import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CartScreen } from '../../features/cart/CartScreen.tsx';
import { changeCart } from '../../features/cart/change-cart.ts';
import { loadCart } from '../../features/cart/load-cart.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadCart(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = request.method === 'POST' ? await request.formData().catch(() => undefined) : undefined;
  if (!form) throw data('This form is not known.', { status: 405 });
  return changeCart(context.get(shopContext), form, '/checkout/cart');
}

export default function Cart() {
  return <CartScreen {...useLoaderData<typeof loader>()} />;
}
