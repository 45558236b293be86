import { data, redirect } from 'react-router';
import { attempt, formDataOf, receive } from '../../forms/form-actions.ts';
import {
  ConfirmNewsletterMutation,
  LeaveNewsletterMutation,
  SubscribeToNewsletterMutation,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { newsletterForm, newsletterPath, sentParameter } from './newsletter-form.ts';

/** The same answer for every address: a letter says the rest. */
export async function subscribe(shop: ShopRequest, request: Request) {
  const { values, problems, refuse } = receive(newsletterForm, await formDataOf(request));
  if (problems.length > 0) return refuse({ problems });
  const wish = { email: values.email, source: 'footer' } as const;
  const { failure } = await attempt(shop, shop.commerce.mutate(SubscribeToNewsletterMutation, wish));
  if (failure) return refuse({ failure });
  throw redirect(`${newsletterPath}?${sentParameter}`, 303);
}

export interface LetterAnswer {
  readonly isDone: boolean;
  readonly reason?: string;
}

/** What the link of a letter leads to is done by a button: programs that only look at links change nothing. */
export async function confirm(shop: ShopRequest, request: Request) {
  const key = String((await formDataOf(request)).get('secret') ?? '');
  return answer(await attempt(shop, shop.commerce.mutate(ConfirmNewsletterMutation, { key })));
}

export async function leave(shop: ShopRequest, request: Request) {
  const wayOut = String((await formDataOf(request)).get('secret') ?? '');
  return answer(await attempt(shop, shop.commerce.mutate(LeaveNewsletterMutation, { wayOut })));
}

function answer({ failure }: Awaited<ReturnType<typeof attempt>>) {
  if (!failure) return data<LetterAnswer>({ isDone: true });
  const { reason } = failure;
  return data<LetterAnswer>({ isDone: false, ...(reason && { reason }) }, { status: 422 });
}
