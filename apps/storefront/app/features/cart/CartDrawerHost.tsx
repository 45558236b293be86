import { lazy, Suspense } from 'react';
import { useCartState } from './use-cart.ts';

/** Its code is fetched when something was put into the cart for the first time. */
const CartDrawer = lazy(() => import('./CartDrawer.tsx'));

export function CartDrawerHost() {
  const { latest } = useCartState();
  if (!latest?.cart || !latest.addition.isAdded) return null;
  return (
    <Suspense>
      <CartDrawer cart={latest.cart} addition={latest.addition} />
    </Suspense>
  );
}
