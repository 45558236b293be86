import { ActionLink } from '@bowline/ui/components';
import type { MouseEvent } from 'react';
import { useHref, useLocation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { cartStore } from './cart-store.ts';
import { useCartAddresses } from './use-cart-addresses.ts';
import { useCartCount } from './use-cart-count.ts';

/** The cart in the header; how full it is arrives after the page. With something in it, it opens as a drawer. */
export function CartLink() {
  const t = useTranslate();
  const count = useCartCount();
  const addresses = useCartAddresses();
  const cartPage = useHref('/checkout/cart');
  const { pathname } = useLocation();

  function openDrawer(event: MouseEvent) {
    const isForTheBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (count === 0 || isForTheBrowser || pathname.startsWith('/checkout')) return;
    event.preventDefault();
    cartStore.show(addresses).catch(() => window.location.assign(cartPage));
  }

  return (
    <ActionLink
      href="/checkout/cart"
      icon="cart"
      label={t('header.cart')}
      count={Math.ceil(count)}
      countLabel={t('cart.count', {}, Math.ceil(count))}
      onClick={openDrawer}
    />
  );
}
