import { lazy, Suspense, useSyncExternalStore } from 'react';
import { cartStore } from './cart-store.ts';

/** Its code is fetched when something was put into the cart for the first time. */
const CartDrawer = lazy(() => import('./CartDrawer.tsx'));

export function CartDrawerHost() {
  const latest = useSyncExternalStore(cartStore.subscribe, cartStore.latest, () => undefined);
  if (!latest?.cart || !latest.addition.isAdded) return null;
  return (
    <Suspense>
      <CartDrawer cart={latest.cart} addition={latest.addition} />
    </Suspense>
  );
}
