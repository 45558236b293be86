import { Suspense } from 'react';
import { useToldValue } from '../../data/told-value.ts';
import { separatePart } from '../../first-touch.ts';
import { cartStore } from './cart-store.ts';

/** Its code is fetched when something was put into the cart or the cart is asked for, the first time. */
const CartDrawer = separatePart(() => import('./CartDrawer.tsx'));

export function CartDrawerHost() {
  const latest = useToldValue(cartStore.latest, undefined);
  if (!latest || latest.addition?.isAdded === false) return null;
  return (
    <Suspense>
      <CartDrawer latest={latest} />
    </Suspense>
  );
}
