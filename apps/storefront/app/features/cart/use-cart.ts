import { painted } from '@bowline/ui/components';
import type { FormAnswer } from '@bowline/ui/forms';
import { type FormEvent, useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { toldValue } from '../../data/told-value.ts';
import type { ShopFormDescription } from '../../forms/shop-form.ts';
import { type ShopFormOptions, useShopForm } from '../../forms/use-shop-form.ts';
import { useVisitor, visitorStore } from '../../visitor/visitor-store.ts';
import { cartStore } from './cart-store.ts';
import { useCartAddresses } from './use-cart-addresses.ts';

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

/**
 * A form that puts something into the cart: sent in the background, and the drawer opens. When that fails the browser sends
 * the form itself. Without scripts the page has the answer. Goes with an `AdditionButton`.
 */
export function useAdditionForm<Name extends string>(
  description: ShopFormDescription<Name>,
  options: Pick<ShopFormOptions<Name>, 'initial'> = {},
) {
  const addresses = useCartAddresses();
  const [isAdding] = useState(() => toldValue(false));
  const [latest, setLatest] = useState<FormAnswer<Name> | 'added'>();
  const answer = latest && { answer: latest === 'added' ? undefined : latest };
  const form = useShopForm(description, { ...options, ...answer });

  async function send(element: HTMLFormElement) {
    const sent = new FormData(element);
    isAdding.set(true);
    await painted();
    try {
      const { addition } = await cartStore.add(addresses, sent);
      setLatest(addition.isAdded ? 'added' : (addition.answer as FormAnswer<Name>));
      isAdding.set(false);
    } catch {
      element.submit();
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    form.element.onSubmit(event);
    if (event.isDefaultPrevented()) return;
    event.preventDefault();
    if (!isAdding.get()) send(event.currentTarget);
  }

  return { ...form, isAdding, element: { ...form.element, onSubmit } };
}
