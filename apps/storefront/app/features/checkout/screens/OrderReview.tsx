import { formatDays } from '@bowline/markets';
import { Link } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { streetLineOf } from '../checkout-view.ts';
import type { StepView } from '../load-steps.ts';
import { type Step, stepPaths } from '../steps.ts';

/** What was said in the steps before, each with the way back to it. */
export function OrderReview({ view }: { view: StepView }) {
  const t = useTranslate();
  const market = useMarket();
  const { cart, shippingAddress, billingAddress, billsToShipping, pickupPoint, company, isBusiness } = view;
  return (
    <dl className="divide-y divide-border rounded-lg border border-border">
      <Row title={t('screens.checkoutCustomer')} step="customer">
        {cart.email}
        {isBusiness && `, ${company}`}
      </Row>
      {cart.shipping && shippingAddress && (
        <Row title={t('screens.checkoutShipping')} step="shipping">
          {pickupPoint
            ? [pickupPoint.name, pickupPoint.street, pickupPoint.city].join(', ')
            : placeOf(shippingAddress)}
          <span className="block text-sm text-text-muted">
            {cart.shipping.title}.{' '}
            {t('cart.delivery', {
              dates: formatDays(cart.shipping.earliest, cart.shipping.latest, market),
            })}
          </span>
        </Row>
      )}
      {billingAddress && (
        <Row title={t('screens.checkoutBilling')} step="billing">
          {billsToShipping ? t('checkout.sameAddress') : placeOf(billingAddress)}
        </Row>
      )}
    </dl>
  );
}

function placeOf(address: NonNullable<StepView['shippingAddress']>): string {
  const { firstname, lastname, postcode, city } = address;
  return [`${firstname} ${lastname}`, streetLineOf(address), `${postcode} ${city}`].join(', ');
}

function Row({ title, step, children }: { title: string; step: Step; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 px-5 py-3">
      <dt className="text-sm text-text-muted">{title}</dt>
      <dd className="col-start-1 break-words">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Link
          href={stepPaths[step]}
          className="text-link-style"
          aria-label={`${t('checkout.change')}: ${title}`}
        >
          {t('checkout.change')}
        </Link>
      </dd>
    </div>
  );
}
