import { useHref } from 'react-router';
import type { CartAddresses } from './cart-store.ts';

export function useCartAddresses(): CartAddresses {
  return { cart: useHref('/api/cart'), visitor: useHref('/api/visitor') };
}
