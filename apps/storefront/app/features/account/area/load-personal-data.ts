import { PersonalDataQuery } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { askAsCustomer } from './ask-as-customer.ts';

export type PersonalDataView = Awaited<ReturnType<typeof loadPersonalData>>;

export async function loadPersonalData(shop: ShopRequest) {
  const { customer } = await askAsCustomer(shop, PersonalDataQuery, {});
  return {
    email: customer.email ?? '',
    details: {
      firstname: customer.firstname ?? '',
      lastname: customer.lastname ?? '',
      isBusiness: customer.is_business ? 'yes' : '',
      company: customer.company ?? '',
      vatNumber: customer.taxvat ?? '',
    },
  };
}
