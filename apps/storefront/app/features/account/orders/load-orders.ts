import { CustomerOrderQuery, CustomerOrdersQuery } from '../../../generated/operations.ts';
import { pageNotFound } from '../../../routing/error-answers.ts';
import { validateRoute } from '../../../routing/validate-route.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { toMoney } from '../../catalog/product-tile.ts';
import { present, toOrderDetails } from '../../orders/order-view.ts';
import { askAsCustomer } from '../area/ask-as-customer.ts';
import { pageAsked } from '../page-asked.ts';
import { toListedOrder } from './listed-order.ts';

export type OrdersView = Awaited<ReturnType<typeof loadOrders>>;
export type OwnOrderView = Awaited<ReturnType<typeof loadOrder>>;

export async function loadOrders(shop: ShopRequest, search: URLSearchParams) {
  const page = pageAsked(search);
  const { orders, past_orders: past } = (await askAsCustomer(shop, CustomerOrdersQuery, { page })).customer;
  return {
    past: present(past).map((order) => ({
      number: order.number,
      date: order.placed_at.slice(0, 10),
      status: order.status,
      total: toMoney(order.grand_total),
      products: present(order.items).map(({ name }) => name),
    })),
    orders: present(orders?.items).map(toListedOrder),
    page: orders?.page_info?.current_page ?? 1,
    pages: orders?.page_info?.total_pages ?? 1,
  };
}

/** One of the customer's own; any other answers as one that does not exist. */
export async function loadOrder(shop: ShopRequest, number: string) {
  validateRoute(/^[\w-]{1,32}$/.test(number));
  const { customer, storeConfig } = await askAsCustomer(shop, CustomerOrderQuery, { number });
  const [order] = present(customer.orders?.items);
  if (!order) throw pageNotFound({ wasLookedUp: false });
  return {
    order: toOrderDetails(order, shop.market.name),
    reasons: present(storeConfig?.order_cancellation_reasons).map(({ description }) => description),
  };
}
