import { formatMoney } from '@bowline/markets';
import { ButtonLink, EmptyState, VisuallyHidden } from '@bowline/ui/components';
import { type ReactNode, useEffect } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { visitorStore } from '../../visitor/visitor-store.ts';
import { ProductSection } from '../catalog/ProductSection.tsx';
import type { ProductSummary } from '../catalog/product-tile.ts';
import { CartLines } from './CartLines.tsx';
import { CartNews } from './CartNews.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartProgress } from './CartProgress.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import type { CartView } from './cart-view.ts';
import type { CartBanner, ShippingEstimate } from './load-cart.ts';
import type { CartLoss } from './open-cart.ts';
import { RemarksForm } from './RemarksForm.tsx';
import { usePatientForms } from './use-patient-forms.ts';
import { useRememberedCart } from './use-remembered-cart.ts';

export interface CartScreenProps {
  readonly cart: CartView | null;
  readonly estimate?: ShippingEstimate | undefined;
  readonly loss?: CartLoss | undefined;
  readonly banners: readonly CartBanner[];
  readonly suggestions: readonly ProductSummary[];
  /** A shorter way for who has ordered before. */
  readonly express?: ReactNode | undefined;
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
    <div ref={page} className="page-width grid gap-6 py-8">
      <PageHead title={t('screens.cart')} />
      <div>
        <h1 className="text-4xl">{t('screens.cart')}</h1>
        <div role="status">
          <VisuallyHidden>{contents}</VisuallyHidden>
        </div>
      </div>
      <CartNews loss={loss} />
      {cart && cart.lines.length > 0 ? (
        <FilledCart {...{ cart, estimate, banners, express }} />
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

type FilledCartProps = Pick<CartScreenProps, 'estimate' | 'banners' | 'express'> & {
  readonly cart: CartView;
};

function FilledCart({ cart, estimate, banners, express }: FilledCartProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
      <div className="grid min-w-0 content-start gap-6">
        <CartNotices cart={cart} />
        <CartProgress cart={cart} freeShipping={estimate?.freeShipping} />
        <CartLines lines={cart.lines} />
        <RemarksForm remarks={cart.remarks} />
      </div>
      <CartSummary {...{ cart, estimate, banners, express }} />
      <CheckoutBar cart={estimate?.cart ?? cart} />
    </div>
  );
}

/** On phones the sum and the way on stay in view, wherever the page is. */
function CheckoutBar({ cart }: { readonly cart: CartView }) {
  const t = useTranslate();
  const market = useMarket();
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-border bg-surface-raised px-4 py-3 lg:hidden">
      <p className="flex justify-between gap-4 font-semibold">
        <span>{t('cart.totals.total')}</span>
        <span className="numbers">{formatMoney(cart.toPay, market)}</span>
      </p>
      <CheckoutButton cart={cart} />
    </div>
  );
}
