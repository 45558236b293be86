import type { ListedOrderFragment } from '../../../generated/operations.ts';
import { toMoney } from '../../catalog/product-tile.ts';
import { plainDay, present } from '../../orders/order-view.ts';

export type ListedOrder = ReturnType<typeof toListedOrder>;

export function toListedOrder(order: ListedOrderFragment) {
  return {
    number: order.number,
    date: plainDay(order.order_date),
    status: order.status,
    statusCode: order.status_code,
    total: toMoney(order.total?.total_before_gift_cards),
    products: present(order.items).flatMap(({ product_name: name }) => name ?? []),
  };
}
