import { formatDays } from '@bowline/markets';
import { Card, Icon, Link, Notice } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PaymentMarks } from '../trust/PaymentMarks.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { CartView } from './cart-view.ts';
import type { CartBanner, ShippingEstimate } from './load-cart.ts';
import { RemoveCode } from './RemoveCode.tsx';
import { Totals } from './Totals.tsx';

interface CartSummaryProps {
  readonly cart: CartView;
  readonly estimate: ShippingEstimate | undefined;
  readonly banners: readonly CartBanner[];
  /** A shorter way for who has ordered before. */
  readonly express?: ReactNode | undefined;
}

/** The sum of the cart, its codes, when it would arrive, and the way on. */
export function CartSummary({ cart, estimate, banners, express }: CartSummaryProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="summary" className="lg:sticky lg:top-32 lg:self-start">
      <Card tone="sunken" className="grid gap-5">
        <h2 id="summary" className="text-xl">
          {t('cart.summary')}
        </h2>
        <div>
          <Totals cart={estimate?.cart ?? cart} isEditable estimatedFor={estimate?.countryName} />
          {estimate && (
            <p className="mt-2 text-sm text-text-muted">
              {t('cart.totals.estimateNote', { method: estimate.methodName })}
            </p>
          )}
        </div>
        <Delivery delivery={cart.delivery} />
        <div className="hidden lg:block">
          <CheckoutButton cart={cart} />
        </div>
        {express}
        <PaymentMarks />
        <div className="divide-y divide-border border-y border-border">
          {cart.coupon ? (
            <div className="flex items-center justify-between gap-2 py-3">
              <p>{t('cart.coupon.applied', { code: cart.coupon })}</p>
              <RemoveCode removal="remove-coupon" code={cart.coupon} />
            </div>
          ) : (
            <CodeForm of="coupon" />
          )}
          <CodeForm of="gift-card" />
        </div>
        {banners.map(({ key, tone, title, text, link }) => (
          <Notice
            key={key}
            tone={tone}
            title={title}
            still
            action={
              link && (
                <Link href={link.href} className="text-link-style">
                  {link.label}
                </Link>
              )
            }
          >
            <span className="break-words">{text}</span>
          </Notice>
        ))}
      </Card>
    </section>
  );
}

function Delivery({ delivery }: Pick<CartView, 'delivery'>) {
  const t = useTranslate();
  const market = useMarket();
  if (!delivery) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="truck" size="sm" className="mt-0.5" />
      {t('cart.delivery', { dates: formatDays(delivery.earliest, delivery.latest, market) })}
    </p>
  );
}
