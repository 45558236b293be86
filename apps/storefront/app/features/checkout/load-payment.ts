import { AgreementsQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { loadStep } from './load-step.ts';

export async function loadPayment(shop: ShopRequest) {
  const [view, agreements] = await Promise.all([
    loadStep(shop, 'payment'),
    shop.commerce.query(AgreementsQuery, {}),
  ]);
  const version = agreements.data?.checkoutAgreements?.[0]?.version;
  if (!version) throw new Error('The commerce API has no terms to agree to');
  return { ...view, termsVersion: version };
}
