import { formatDate, formatMoney } from '@bowline/markets';
import { ButtonLink, EmptyState, Link } from '@bowline/ui/components';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { OrderStatus } from '../../orders/OrderStatus.tsx';
import type { ListedOrder } from './listed-order.ts';

const namesShown = 2;

export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <ul className="divide-y divide-border rounded-lg border border-border">
      {orders.map((order) => (
        <li key={order.number}>
          <Row order={order} />
        </li>
      ))}
    </ul>
  );
}

function Row({ order }: { order: ListedOrder }) {
  const t = useTranslate();
  const market = useMarket();
  const { number, products } = order;
  const others = products.length - namesShown;
  return (
    <div className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={`/customer/orders/${number}`} className="text-link-style font-semibold">
          {t('orders.number', { number })}
        </Link>
        <OrderStatus order={order} />
      </p>
      <p className="numbers font-semibold sm:text-end">{formatMoney(order.total, market)}</p>
      <p className="text-sm text-text-muted sm:col-span-2">
        {t('orders.placedOn', { date: formatDate(order.date, market) })}
      </p>
      <p className="text-sm sm:col-span-2">
        {products.slice(0, namesShown).join(', ')}
        {others > 0 && ` ${t('orders.list.more', {}, others)}`}
      </p>
    </div>
  );
}

export function NoOrders() {
  const t = useTranslate();
  return (
    <EmptyState
      icon="truck"
      title={t('orders.list.empty')}
      action={<ButtonLink href="/">{t('cart.continueShopping')}</ButtonLink>}
    >
      {t('orders.list.emptyText')}
    </EmptyState>
  );
}
