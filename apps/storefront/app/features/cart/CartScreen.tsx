import { formatMoney } from '@bowline/markets';
import { ButtonLink, EmptyState, VisuallyHidden } from '@bowline/ui/components';
import { useEffect } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { visitorStore } from '../../visitor/visitor-store.ts';
import { ProductSection } from '../catalog/ProductSection.tsx';
import type { ProductSummary } from '../catalog/product-tile.ts';
import { CartLines } from './CartLines.tsx';
import { CartNews } from './CartNews.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartSummary } from './CartSummary.tsx';
import type { CartView } from './cart-view.ts';
import { IncentiveBar } from './IncentiveBar.tsx';
import type { CartBanner } from './load-cart.ts';
import type { CartLoss } from './open-cart.ts';
import { RemarksForm } from './RemarksForm.tsx';

export interface CartScreenProps {
  readonly cart: CartView | null;
  readonly loss?: CartLoss | undefined;
  readonly banners: readonly CartBanner[];
  readonly suggestions: readonly ProductSummary[];
}

export function CartScreen({ cart, loss, banners, suggestions }: CartScreenProps) {
  const t = useTranslate();
  const market = useMarket();
  const count = cart?.count ?? 0;
  const contents = cart
    ? `${t('cart.count', {}, Math.ceil(count))}, ${t('cart.totals.total')} ${formatMoney(cart.total, market)}`
    : '';
  useEffect(() => visitorStore.setCart({ count }), [count]);
  return (
    <div className="page-width grid gap-6 py-8">
      <PageHead title={t('screens.cart')} />
      <h1 className="text-4xl">{t('screens.cart')}</h1>
      <CartNews loss={loss} />
      <div role="status">
        <VisuallyHidden>{contents}</VisuallyHidden>
      </div>
      {cart && cart.lines.length > 0 ? (
        <FilledCart cart={cart} banners={banners} />
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

function FilledCart({ cart, banners }: { cart: CartView; banners: readonly CartBanner[] }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
      <div className="grid content-start gap-6">
        <CartNotices cart={cart} />
        <IncentiveBar incentive={cart.incentive} />
        <CartLines lines={cart.lines} />
        <RemarksForm remarks={cart.remarks} />
      </div>
      <CartSummary cart={cart} banners={banners} />
    </div>
  );
}
