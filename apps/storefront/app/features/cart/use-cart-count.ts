import { useEffect } from 'react';
import { useHref } from 'react-router';
import { useVisitor, visitorStore } from '../../visitor/visitor-store.ts';

/** How many articles the cart holds; zero until the browser has asked. */
export function useCartCount(): number {
  const address = useHref('/api/visitor');
  useEffect(() => {
    visitorStore.load(address);
  }, [address]);
  return useVisitor().count;
}
