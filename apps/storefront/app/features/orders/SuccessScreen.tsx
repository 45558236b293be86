import { formatDays } from '@bowline/markets';
import { Button, ButtonLink, Icon, Link, Notice } from '@bowline/ui/components';
import { useEffect } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { visitorStore } from '../../visitor/visitor-store.ts';
import { AccountOffer } from './AccountOffer.tsx';
import type { PaymentOutcome } from './load-success.ts';
import { OrderContents } from './OrderContents.tsx';
import type { OrderDetails } from './order-view.ts';
import type { RetryAnswer } from './retry-payment.ts';
import { withdrawPath } from './withdrawal/returns-view.ts';

export interface SuccessScreenProps {
  readonly outcome: PaymentOutcome;
  readonly order: OrderDetails;
  readonly payUrl: string | undefined;
  readonly isGuest: boolean;
}

export function SuccessScreen(props: SuccessScreenProps) {
  const t = useTranslate();
  const { outcome, order } = props;
  const title = t(`orders.outcomes.${outcome}.title`);
  useEffect(() => {
    if (outcome !== 'failed') visitorStore.setCart({ count: 0 });
  }, [outcome]);
  return (
    <div className="page-width grid max-w-4xl gap-6 py-8">
      <PageHead title={title} />
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="text-lg">{t('orders.number', { number: order.number })}</p>
      {outcome === 'paid' && <WhatHappensNext order={order} />}
      {outcome === 'waiting' && <StillWaiting {...props} />}
      {outcome === 'failed' && <TryAgain token={order.token} />}
      {props.isGuest && outcome !== 'failed' && <AccountOffer order={order} />}
      <OrderContents order={order} />
      <p className="flex flex-wrap gap-4">
        {outcome !== 'failed' && (
          <Link href={`/orders/view?token=${order.token}`} className="text-link-style">
            {t('orders.toOrder')}
          </Link>
        )}
        {order.withdrawal.isOffered && (
          <Link href={withdrawPath(order)} className="text-link-style">
            {t('orders.withdrawal.link')}
          </Link>
        )}
        <Link href="/" className="text-link-style">
          {t('cart.continueShopping')}
        </Link>
      </p>
    </div>
  );
}

function WhatHappensNext({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const market = useMarket();
  const { delivery } = order;
  const next = [
    t('orders.next.mail', { email: order.email }),
    t(order.isDigital ? 'orders.next.digital' : 'orders.next.packing'),
    ...(delivery
      ? [t('cart.delivery', { dates: formatDays(delivery.earliest, delivery.latest, market) })]
      : []),
  ];
  return (
    <section
      aria-labelledby="next"
      className="grid gap-3 rounded-lg bg-success-soft p-5 text-on-success-soft"
    >
      <h2 id="next" className="text-xl">
        {t('orders.next.title')}
      </h2>
      <ul className="grid gap-2">
        {next.map((text) => (
          <li key={text} className="flex items-start gap-3">
            <Icon name="check" className="mt-0.5" />
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StillWaiting({ payUrl, order }: SuccessScreenProps) {
  const t = useTranslate();
  return (
    <Notice
      tone="info"
      action={
        <span className="flex flex-wrap gap-3">
          {payUrl && (
            <a href={payUrl} className="text-link-style">
              {t('orders.outcomes.waiting.pay')}
            </a>
          )}
          <Link href={`/checkout/success?token=${order.token}`} className="text-link-style">
            {t('orders.outcomes.waiting.refresh')}
          </Link>
        </span>
      }
    >
      {t('orders.outcomes.waiting.text')}
    </Notice>
  );
}

/** Specification 8: try again or use another payment method. The cart is still there. */
function TryAgain({ token }: { token: string }) {
  const t = useTranslate();
  const answer = useActionData<RetryAnswer>();
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="grid gap-4">
      <Notice tone="error">{t('checkout.paymentFailed')}</Notice>
      {answer && <Notice tone="error">{answer.reason ?? t('cart.problems.general')}</Notice>}
      <p>{t('orders.outcomes.failed.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" busy={isSending} busyLabel={t('checkout.placing')}>
            {t('orders.outcomes.failed.again')}
          </Button>
        </Form>
        <ButtonLink href="/checkout/payment">{t('orders.outcomes.failed.otherMethod')}</ButtonLink>
      </div>
    </div>
  );
}
