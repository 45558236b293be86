import { Pagination } from '@bowline/ui/components';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { AccountFrame } from '../area/AccountFrame.tsx';
import type { OrdersView } from './load-orders.ts';
import { NoOrders, OrderList } from './OrderList.tsx';

export function OrdersScreen({ orders, page, pages }: OrdersView) {
  const t = useTranslate();
  return (
    <AccountFrame title={t('screens.orders')}>
      {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
      <Pagination
        label={t('pagination.label')}
        current={page}
        total={pages}
        hrefOf={(number) => (number === 1 ? '/customer/orders' : `/customer/orders?page=${number}`)}
        previousLabel={t('pagination.previous')}
        nextLabel={t('pagination.next')}
        pageLabel={(number) => t('pagination.page', { page: number })}
      />
    </AccountFrame>
  );
}
