import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { PagesOfList } from '../../frame/PagesOfList.tsx';
import { AccountFrame } from '../area/AccountFrame.tsx';
import type { OrdersView } from './load-orders.ts';
import { NoOrders, OrderList } from './OrderList.tsx';

export function OrdersScreen({ orders, page, pages }: OrdersView) {
  const t = useTranslate();
  return (
    <AccountFrame title={t('screens.orders')}>
      {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
      <PagesOfList path="/customer/orders" page={page} pages={pages} />
    </AccountFrame>
  );
}
