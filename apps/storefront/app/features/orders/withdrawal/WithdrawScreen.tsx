import { Link, Notice } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../../frame/ScreenFrame.tsx';
import type { OrderDetails } from '../order-view.ts';
import { ChooseLines } from './ChooseLines.tsx';
import { ConfirmStatement } from './ConfirmStatement.tsx';
import type { WithdrawView } from './load-withdrawal.ts';
import { ReturnCard } from './ReturnCard.tsx';

/** Withdrawing in two steps: what, then the statement; and the page that says when it was received. */
export function WithdrawScreen(view: WithdrawView) {
  const t = useTranslate();
  const { order, step } = view;
  if (step === 'done') {
    return (
      <Frame title={t('orders.withdrawal.done')} order={order}>
        <Notice tone="success" still>
          {t('orders.withdrawal.receiptSent', { email: order.email })}
        </Notice>
        <ReturnCard heading="h2" record={view.record} />
        {view.record.lines.some(({ isSentBack }) => !isSentBack) && <p>{t('orders.withdrawal.undone')}</p>}
        {view.record.labelPath && <p className="max-w-reading">{t('orders.withdrawal.refundNote')}</p>}
      </Frame>
    );
  }
  if (step === 'confirm') {
    return (
      <Frame title={t('orders.withdrawal.confirmTitle')} order={order}>
        <ConfirmStatement {...view} />
      </Frame>
    );
  }
  return (
    <Frame title={t('orders.withdrawal.choose')} order={order}>
      {order.withdrawal.isOffered ? (
        <ChooseLines {...view} />
      ) : (
        <Notice tone="warning" still>
          {t('orders.withdrawal.over')}
        </Notice>
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly order: OrderDetails;
  readonly children: ReactNode;
}

function Frame({ title, order, children }: FrameProps) {
  const t = useTranslate();
  // Only an order of an account can be ordered again.
  const href = order.canBeReordered
    ? `/customer/orders/${order.number}`
    : `/orders/view?token=${encodeURIComponent(order.token)}`;
  return (
    <ScreenFrame title={title}>
      <div className="grid max-w-3xl gap-6">
        <p className="text-lg">{t('orders.number', { number: order.number })}</p>
        {children}
        <p>
          <Link href={href} className="text-link-style">
            {t('orders.withdrawal.toOrder')}
          </Link>
        </p>
      </div>
    </ScreenFrame>
  );
}
