import { type FormEvent, useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { useVisitor, visitorStore } from '../../visitor/visitor-store.ts';
import type { Addition } from './add-to-cart.ts';
import { cartStore } from './cart-store.ts';

/** How many articles the cart holds; zero until the browser has asked. */
export function useCartCount(): number {
  const address = useHref('/api/visitor');
  useEffect(() => {
    visitorStore.load(address);
  }, [address]);
  return useVisitor().count;
}

/** How many of one article are in the cart already. */
export function useQuantityInCart(sku: string): number {
  const address = useHref('/api/visitor?skus');
  const { count, quantities } = useVisitor();
  const isWorthAsking = count > 0 && !quantities;
  useEffect(() => {
    if (isWorthAsking) visitorStore.load(address);
  }, [address, isWorthAsking]);
  return quantities?.[sku] ?? 0;
}

export interface AddToCartState {
  readonly isAdding: boolean;
  /** Why it was refused last time; the answer of the server when scripts had no part in it. */
  readonly refusal: Extract<Addition, { isAdded: false }> | undefined;
  submit(event: FormEvent<HTMLFormElement>): void;
}

/** Sends the form in the background and opens the drawer; when that fails the browser sends the form itself. */
export function useAddToCart(answered: Addition | undefined): AddToCartState {
  const addresses = { cart: useHref('/api/cart'), visitor: useHref('/api/visitor') };
  const [isAdding, setAdding] = useState(false);
  const [latest, setLatest] = useState(answered);

  async function submit(form: HTMLFormElement) {
    setAdding(true);
    try {
      const { addition } = await cartStore.add(addresses, new FormData(form));
      setLatest(addition);
      setAdding(false);
    } catch {
      form.submit();
    }
  }

  return {
    isAdding,
    refusal: latest?.isAdded === false ? latest : undefined,
    submit(event) {
      event.preventDefault();
      if (!isAdding) submit(event.currentTarget);
    },
  };
}
