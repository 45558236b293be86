import type { ShopRequest } from '../../shop-context.ts';
import { countryOptions } from './fields/country-options.ts';
import { loadStep } from './load-step.ts';

export async function loadBilling(shop: ShopRequest) {
  const { name, country } = shop.market;
  return {
    ...(await loadStep(shop, 'billing')),
    countryOptions: countryOptions(name),
    defaultCountry: country,
  };
}
