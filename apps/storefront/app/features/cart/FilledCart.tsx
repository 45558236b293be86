import { formatMoney } from '@bowline/markets';
import type { ReactNode } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { CartLines } from './CartLines.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartProgress } from './CartProgress.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import type { CartView } from './cart-view.ts';
import type { CartBanner, ShippingEstimate } from './load-cart.ts';
import { RemarksForm } from './RemarksForm.tsx';

export interface FilledCartProps {
  readonly cart: CartView;
  readonly estimate: ShippingEstimate | undefined;
  readonly banners: readonly CartBanner[];
  /** A shorter way for who has ordered before. */
  readonly express: ReactNode;
}

/** What is in the cart, what it comes to, and the way on. */
export default function FilledCart({ cart, estimate, banners, express }: FilledCartProps) {
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
