import { formatMoney } from '@bowline/markets';
import { Disclosure, Link, Notice } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { PageHead } from '../../../seo/PageHead.tsx';
import { CartNotices } from '../../cart/CartNotices.tsx';
import { PaymentMarks } from '../../trust/PaymentMarks.tsx';
import type { StepView } from '../load-steps.ts';
import { stepPaths } from '../steps.ts';
import { AccountNotice } from './AccountNotice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { StepList } from './StepList.tsx';

export interface CheckoutFrameProps {
  readonly view: StepView;
  readonly title: string;
  readonly children: ReactNode;
}

/** What every step has around it: where one is, what it is about, and what it will cost. */
export function CheckoutFrame({ view, title, children }: CheckoutFrameProps) {
  const t = useTranslate();
  const market = useMarket();
  const { cart } = view;
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 lg:py-8">
      <PageHead title={title} />
      <StepList view={view} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="grid max-w-reading content-start gap-6">
          <h1 className="text-3xl">{title}</h1>
          <AccountNotice />
          <CartNotices cart={cart} />
          {isChargedVatAsBusiness(view) && (
            <Notice
              still
              action={
                <Link href={stepPaths.customer} className="text-link-style">
                  {t('checkout.change')}
                </Link>
              }
            >
              {t('checkout.businessWithVat')}
            </Notice>
          )}
          {children}
          <p>
            <Link href="/checkout/cart" className="text-link-style">
              {t('checkout.backToCart')}
            </Link>
          </p>
        </div>
        <div className="order-first lg:order-none">
          <div className="border-y border-border lg:hidden">
            <Disclosure summary={t('checkout.summaryWithTotal', { total: formatMoney(cart.toPay, market) })}>
              <OrderSummary cart={cart} />
            </Disclosure>
          </div>
          <section
            aria-label={t('cart.summary')}
            className="sticky top-4 hidden rounded-lg bg-surface-sunken p-6 lg:block"
          >
            <OrderSummary cart={cart} />
            <div className="mt-5">
              <PaymentMarks />
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

/** A business order without a VAT number goes on, with VAT, and says so. The step that asks for the number need not. */
function isChargedVatAsBusiness({ step, isBusiness, vatNumber, cart }: StepView): boolean {
  return step !== 'customer' && isBusiness && vatNumber === '' && cart.taxes.length > 0;
}
