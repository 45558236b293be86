import { CustomerReturnsQuery } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { present } from '../../orders/order-view.ts';
import { toReturn } from '../../orders/withdrawal/returns-view.ts';
import { askAsCustomer } from '../area/ask-as-customer.ts';
import { pageAsked } from '../page-asked.ts';

export type ReturnsView = Awaited<ReturnType<typeof loadReturns>>;

export async function loadReturns(shop: ShopRequest, search: URLSearchParams) {
  const page = pageAsked(search);
  const { returns } = (await askAsCustomer(shop, CustomerReturnsQuery, { page })).customer;
  return {
    returns: present(returns?.items).map((record) => ({
      ...toReturn(record),
      orderNumber: record.order?.number ?? '',
    })),
    page: returns?.page_info?.current_page ?? 1,
    pages: returns?.page_info?.total_pages ?? 1,
  };
}
