import { useEffect, useSyncExternalStore } from 'react';
import { useHref } from 'react-router';
import { type CartState, cartStore } from './cart-store.ts';

export function useCartState(): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.get, cartStore.getOnServer);
}

/** How many articles the cart holds; zero until the browser has asked. */
export function useCartCount(): number {
  const address = useHref('/api/cart');
  useEffect(() => {
    cartStore.load(address);
  }, [address]);
  return useCartState().count;
}

/** How many of one article are in the cart already. */
export function useQuantityInCart(sku: string): number {
  const address = useHref('/api/cart?skus');
  const { count, quantities } = useCartState();
  const isWorthAsking = count > 0 && !quantities;
  useEffect(() => {
    if (isWorthAsking) cartStore.load(address);
  }, [address, isWorthAsking]);
  return quantities?.[sku] ?? 0;
}
