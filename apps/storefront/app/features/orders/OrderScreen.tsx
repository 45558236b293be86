import { formatDate } from '@bowline/markets';
import { Badge, Notice } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../frame/ScreenFrame.tsx';
import { CancelConfirmation, CancelRequest } from './CancelRequest.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';
import { OrderContents } from './OrderContents.tsx';
import type { OrderDetails } from './order-view.ts';

interface OrderScreenProps {
  readonly order: OrderDetails;
  /** Why somebody may cancel. */
  readonly reasons: readonly string[];
}

/** One order, opened by its token. */
export function OrderScreen({ order, reasons }: OrderScreenProps) {
  const t = useTranslate();
  const market = useMarket();
  const { delivery, invoices, tracking } = order;
  return (
    <ScreenFrame title={t('orders.number', { number: order.number })}>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={order.statusCode === 'canceled' ? 'error' : 'primary'}>{order.status}</Badge>
        <span>{t('orders.placedOn', { date: formatDate(order.date, market) })}</span>
      </p>
      <CancelConfirmation order={order} />
      {delivery && ['processing', 'pending_payment'].includes(order.statusCode) && (
        <p>
          {t('cart.delivery', {
            from: formatDate(delivery.earliest, market),
            to: formatDate(delivery.latest, market),
          })}
        </p>
      )}
      {tracking.map(({ title, number }) => (
        <Notice key={number} still>
          {t('orders.tracking', { carrier: title, number })}
        </Notice>
      ))}
      {invoices.length > 0 && (
        <ul className="grid gap-2">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceLink {...invoice} />
            </li>
          ))}
        </ul>
      )}
      <OrderContents order={order} />
      <CancelRequest order={order} reasons={reasons} />
    </ScreenFrame>
  );
}
