import { formatDate } from '@bowline/markets';
import { Notice } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../i18n/I18nProvider.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { OrderDetails } from './order-view.ts';

/** Nothing more is to come; the status says it all. */
const over: readonly string[] = ['canceled', 'closed'];

/** What has become of an order so far, with its parcels and its documents. */
export function OrderStanding({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const market = useMarket();
  const documents = [
    ...order.invoices.map((invoice) => ({
      ...invoice,
      label: t('orders.invoice.download', { number: invoice.number }),
    })),
    ...order.creditNotes.map((note) => ({
      ...note,
      label: t('orders.creditNote.download', { number: note.number }),
    })),
  ];
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <OrderStatus order={order} />
        <span>{t('orders.placedOn', { date: formatDate(order.date, market) })}</span>
      </p>
      {!over.includes(order.statusCode) && <OrderTimeline order={order} />}
      {order.tracking.map(({ title, number }) => (
        <Notice key={number} still>
          {t('orders.tracking', { carrier: title, number })}
        </Notice>
      ))}
      {documents.length > 0 && (
        <ul className="grid gap-2">
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentLink {...document} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
