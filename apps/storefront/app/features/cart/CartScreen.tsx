import { formatMoney } from '@bowline/markets';
import { ButtonLink, EmptyState, VisuallyHidden } from '@bowline/ui/components';
import { useEffect } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { visitorStore } from '../../visitor/visitor-store.ts';
import { waitingPart } from '../../waiting-part.tsx';
import { ProductSection } from '../catalog/ProductSection.tsx';
import type { ProductSummary } from '../catalog/product-tile.ts';
import { CartNews } from './CartNews.tsx';
import type { CartView } from './cart-view.ts';
import type { FilledCartProps } from './FilledCart.tsx';
import type { CartLoss } from './open-cart.ts';
import { usePatientForms } from './use-patient-forms.ts';
import { useRememberedCart } from './use-remembered-cart.ts';

/** Works without scripts, and what is pressed before they are there waits for them. */
export const filledCart = waitingPart(() => import('./FilledCart.tsx'));

export interface CartScreenProps extends Omit<FilledCartProps, 'cart'> {
  readonly cart: CartView | null;
  readonly loss?: CartLoss | undefined;
  readonly suggestions: readonly ProductSummary[];
}

export function CartScreen(props: CartScreenProps) {
  const { cart, estimate, loss, banners, suggestions, express } = props;
  const t = useTranslate();
  const market = useMarket();
  const count = cart?.count ?? 0;
  const contents = cart
    ? `${t('cart.count', {}, Math.ceil(count))}, ${t('cart.totals.total')} ${formatMoney((estimate?.cart ?? cart).total, market)}`
    : '';
  useEffect(() => visitorStore.setCart({ count }), [count]);
  useRememberedCart(cart ?? undefined);
  const page = usePatientForms(cart);
  return (
    <div ref={page} className="page-width grid grid-cols-1 gap-6 py-8">
      <PageHead title={t('screens.cart')} />
      <div>
        <h1 className="text-4xl">{t('screens.cart')}</h1>
        <div role="status">
          <VisuallyHidden>{contents}</VisuallyHidden>
        </div>
      </div>
      <CartNews loss={loss} />
      {cart && cart.lines.length > 0 ? (
        <filledCart.Component {...{ cart, estimate, banners, express }} />
      ) : (
        <EmptyState
          icon="cart"
          title={t('cart.empty.title')}
          action={
            <ButtonLink href="/" variant="primary">
              {t('cart.continueShopping')}
            </ButtonLink>
          }
        >
          {t('cart.empty.text')}
        </EmptyState>
      )}
      <ProductSection title={t('cart.goesWith')} products={suggestions} />
    </div>
  );
}
