import { type RefObject, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { cartStore } from './cart-store.ts';
import type { CartView } from './cart-view.ts';
import { nameChange } from './change-key.ts';

/**
 * Gives every form of the cart page a name when it is sent, so that it can wait for the shop and still be made once; and
 * shows the cart anew when what waited has been sent.
 */
export function usePatientForms(cart: CartView | null): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const watching = new AbortController();
    const name = (event: FormDataEvent) => nameChange(event.formData);
    page.current?.addEventListener('formdata', name, { signal: watching.signal });
    return () => watching.abort();
  }, []);
  useEffect(() => {
    if (cart) cartStore.know(cart);
  }, [cart]);
  useEffect(
    () =>
      cartStore.latest.subscribe(() => {
        const answer = cartStore.latest.get();
        if (answer?.isChanged || answer?.addition) void revalidate();
      }),
    [revalidate],
  );
  return page;
}
