import { type FormEvent, useState } from 'react';
import { useHref } from 'react-router';
import type { Addition } from './add-to-cart.ts';
import { cartStore } from './cart-store.ts';

export interface AddToCartState {
  readonly isAdding: boolean;
  /** Why it was refused last time; the answer of the server when scripts had no part in it. */
  readonly refusal: Extract<Addition, { isAdded: false }> | undefined;
  submit(event: FormEvent<HTMLFormElement>): void;
}

/** Sends the form in the background and opens the drawer; when that fails the browser sends the form itself. */
export function useAddToCart(answered: Addition | undefined): AddToCartState {
  const address = useHref('/api/cart');
  const [isAdding, setAdding] = useState(false);
  const [latest, setLatest] = useState(answered);

  async function submit(form: HTMLFormElement) {
    setAdding(true);
    try {
      const { addition } = await cartStore.add(address, new FormData(form));
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
