import type { PaymentMethodInput } from '#wire';
import type { PaymentWish } from '../use-cases/methods.ts';

export function paymentWish(input: PaymentMethodInput): PaymentWish {
  return {
    code: input.code,
    purchaseOrderNumber: input.purchase_order_number,
    issuer: input.mollie_selected_issuer,
    cardToken: input.mollie_card_token,
  };
}
