import { formatDate, formatMoney } from '@bowline/markets';
import { useId } from 'react';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { OrdersView } from './load-orders.ts';

/** What was bought in the shop that this one follows: to look up, and nothing else. */
export function PastOrders({ orders }: { orders: OrdersView['past'] }) {
  const t = useTranslate();
  const market = useMarket();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 grid gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {t('orders.past.title')}
      </h2>
      <p className="text-text-muted">{t('orders.past.text')}</p>
      <ul className="divide-y divide-border rounded-lg border border-border">
        {orders.map((order) => (
          <li
            key={`${order.number} ${order.date}`}
            className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p className="font-semibold">{t('orders.number', { number: order.number })}</p>
            <p className="numbers font-semibold sm:text-end">{formatMoney(order.total, market)}</p>
            <p className="text-sm text-text-muted sm:col-span-2">
              {t('orders.placedOn', { date: formatDate(order.date, market) })} · {order.status}
            </p>
            <p className="text-sm sm:col-span-2">{order.products.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
