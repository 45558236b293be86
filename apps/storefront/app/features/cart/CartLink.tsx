import { ActionLink } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { useCartCount } from './use-cart.ts';

/** The cart in the header; how full it is arrives after the page. */
export function CartLink() {
  const t = useTranslate();
  const count = useCartCount();
  return (
    <ActionLink
      href="/checkout/cart"
      icon="cart"
      label={t('header.cart')}
      count={Math.ceil(count)}
      countLabel={t('cart.count', {}, Math.ceil(count))}
    />
  );
}
