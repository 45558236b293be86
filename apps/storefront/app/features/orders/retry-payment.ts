import { data, redirect } from 'react-router';
import { refusalText } from '../../forms/form-actions.ts';
import { RetryPaymentMutation } from '../../generated/operations.ts';
import { redirectElsewhere } from '../../routing/redirect-to.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { successUrl } from '../checkout/place-order.ts';

export interface RetryAnswer {
  readonly reason?: string;
}

/** Pays the same order once more, or orders the same cart again when the order was canceled. */
export async function retryPayment(shop: ShopRequest, token: string) {
  const { data: found, errors } = await shop.commerce.mutate(RetryPaymentMutation, {
    token,
    method: null,
    returnUrl: successUrl(shop),
  });
  const placed = found?.retryOrderPayment;
  if (placed?.payment_url) throw redirectElsewhere(placed.payment_url, 303);
  const next = placed?.orderV2?.token;
  if (next && next !== token) throw redirect(`/checkout/success?token=${encodeURIComponent(next)}`, 303);
  const reason = placed?.errors?.[0]?.message ?? refusalText(errors);
  if (!reason) shop.log.warn({ err: errors[0] }, 'A payment could not be tried again');
  return data<RetryAnswer>({ ...(reason && { reason }) }, { status: 422 });
}
