import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../frame/ScreenFrame.tsx';
import { CancelConfirmation, CancelRequest } from './CancelRequest.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderStanding } from './OrderStanding.tsx';
import type { OrderDetails } from './order-view.ts';
import { OrderReturns } from './withdrawal/OrderReturns.tsx';

interface OrderScreenProps {
  readonly order: OrderDetails;
  /** Why somebody may cancel. */
  readonly reasons: readonly string[];
}

/** One order, opened by its token. */
export function OrderScreen({ order, reasons }: OrderScreenProps) {
  const t = useTranslate();
  return (
    <ScreenFrame title={t('orders.number', { number: order.number })}>
      <CancelConfirmation order={order} />
      <OrderStanding order={order} />
      <OrderReturns order={order} />
      <OrderContents order={order} />
      <CancelRequest order={order} reasons={reasons} />
    </ScreenFrame>
  );
}
