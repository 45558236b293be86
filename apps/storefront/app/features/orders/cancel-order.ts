import { fields } from '@bowline/ui/forms';
import { redirect } from 'react-router';
import { attempt, type Failure, receive } from '../../forms/form-actions.ts';
import { describeForm } from '../../forms/shop-form.ts';
import {
  ConfirmCancelMutation,
  OrderByTokenQuery,
  RequestCancelMutation,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';

export const cancelForm = describeForm('cancel', {
  reason: fields.choice({ label: 'orders.cancel.reason', most: 255 }),
});

export const confirmCancelForm = describeForm('confirm-cancel', {});

/** Asking by whoever has the token, confirming by whoever has the key of the letter. */
export async function cancelOrder(shop: ShopRequest, sent: FormData) {
  const token = textOf(sent, 'token');
  const isConfirmed = sent.has('confirm');
  const { values, problems, refuse } = receive(cancelForm, sent);
  if (isConfirmed) {
    const failure = await confirm(shop, token, textOf(sent, 'confirm'));
    if (failure) return receive(confirmCancelForm, sent).refuse({ failure });
  } else {
    if (problems.length > 0) return refuse({ problems });
    const failure = await request(shop, token, values.reason);
    if (failure) return refuse({ failure });
  }
  throw redirect(`/orders/view?token=${encodeURIComponent(token)}${isConfirmed ? '' : '&asked'}`, 303);
}

async function request(shop: ShopRequest, token: string, reason: string): Promise<Failure | undefined> {
  const asking = shop.commerce.mutate(RequestCancelMutation, { token, reason });
  const { result, failure } = await attempt(shop, asking);
  return failure ?? failureIn(result?.requestGuestOrderCancel);
}

async function confirm(shop: ShopRequest, token: string, key: string): Promise<Failure | undefined> {
  const found = await shop.commerce.query(OrderByTokenQuery, { token });
  const orderId = found.data?.guestOrderByToken.id ?? '';
  const confirming = shop.commerce.mutate(ConfirmCancelMutation, { orderId, key });
  const { result, failure } = await attempt(shop, confirming);
  return failure ?? failureIn(result?.confirmCancelOrder);
}

interface CancelOutput {
  readonly errorV2?: { readonly message: string } | null;
}

function failureIn(output: CancelOutput | null | undefined): Failure | undefined {
  if (!output) return {};
  return output.errorV2 ? { reason: output.errorV2.message } : undefined;
}

function textOf(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
}
