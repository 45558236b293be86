import { PaymentMethodsQuery } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';

export const paymentMethodCodes = [
  'ideal',
  'bancontact',
  'creditcard',
  'paypal',
  'klarna',
  'banktransfer',
] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

/** What can be paid with here; a method the shop has no words for is left out. */
export async function loadPaymentMethods({ commerce }: ShopRequest): Promise<readonly PaymentMethodCode[]> {
  const { data } = await commerce.query(PaymentMethodsQuery, {});
  const offered = new Set(data?.payment_methods.map((method) => method?.code));
  return paymentMethodCodes.filter((code) => offered.has(code));
}
