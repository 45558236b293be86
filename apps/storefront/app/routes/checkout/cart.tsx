import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CartScreen } from '../../features/cart/CartScreen.tsx';
import { changeCart } from '../../features/cart/change-cart.ts';
import { loadCart } from '../../features/cart/load-cart.ts';
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

export default function Cart() {
  const { express, ...view } = useLoaderData<typeof loader>();
  const isPossible = express && view.cart && !view.cart.isDigital && !view.cart.minimumOrder.remaining;
  return <CartScreen {...view} express={isPossible && <ExpressLine {...express} />} />;
}
