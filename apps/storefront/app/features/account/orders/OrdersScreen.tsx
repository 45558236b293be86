import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { PagesOfList } from '../../frame/PagesOfList.tsx';
import { AccountFrame } from '../area/AccountFrame.tsx';
import type { OrdersView } from './load-orders.ts';
import { NoOrders, OrderList } from './OrderList.tsx';
import { PastOrders } from './PastOrders.tsx';

export function OrdersScreen({ orders, past, page, pages }: OrdersView) {
  const t = useTranslate();
  return (
    <AccountFrame title={t('screens.orders')}>
      {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
      <PagesOfList path="/customer/orders" page={page} pages={pages} />
      {page === 1 && past.length > 0 && <PastOrders orders={past} />}
    </AccountFrame>
  );
}
