import { data, redirect } from 'react-router';
import {
  ConfirmCancelMutation,
  OrderByTokenQuery,
  RequestCancelMutation,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { refusalText } from '../cart/change-cart.ts';

/** What a refused wish to cancel gets back; no reason when nothing more is known. */
export interface CancelAnswer {
  readonly reason?: string;
}

/** Asking by whoever has the token, confirming by whoever has the key of the letter. */
export async function cancelOrder(shop: ShopRequest, form: FormData) {
  const token = textOf(form, 'token');
  const refused = form.has('confirm')
    ? await confirm(shop, token, textOf(form, 'confirm'))
    : await request(shop, token, textOf(form, 'reason'));
  if (refused) return data<CancelAnswer>(refused, { status: 422 });
  const news = form.has('confirm') ? '' : '&asked';
  throw redirect(`/orders/view?token=${encodeURIComponent(token)}${news}`, 303);
}

async function request({ commerce, log }: ShopRequest, token: string, reason: string) {
  const { data: answer, errors } = await commerce.mutate(RequestCancelMutation, { token, reason });
  if (answer?.requestGuestOrderCancel) return refusalOf(answer.requestGuestOrderCancel);
  log.warn({ errors }, 'A cancellation could not be asked for');
  return withReason(refusalText(errors));
}

async function confirm({ commerce, log }: ShopRequest, token: string, key: string) {
  const orderId = (await commerce.query(OrderByTokenQuery, { token })).data?.guestOrderByToken.id ?? '';
  const { data: answer, errors } = await commerce.mutate(ConfirmCancelMutation, { orderId, key });
  if (answer?.confirmCancelOrder) return refusalOf(answer.confirmCancelOrder);
  log.warn({ errors }, 'A cancellation could not be confirmed');
  return withReason(refusalText(errors));
}

function refusalOf({ errorV2 }: { readonly errorV2?: { readonly message: string } | null }) {
  return errorV2 ? withReason(errorV2.message) : undefined;
}

function withReason(reason: string | undefined): CancelAnswer {
  return { ...(reason && { reason }) };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
