import { data, redirect } from 'react-router';
import type { CommerceAnswer } from '../../data/commerce-client.ts';
import { refusalText } from '../../forms/form-actions.ts';
import {
  ApplyCouponMutation,
  ApplyGiftCardMutation,
  RemoveCartLineMutation,
  RemoveCouponMutation,
  RemoveGiftCardMutation,
  SetRemarksMutation,
  UpdateCartLineMutation,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { readQuantity } from './read-quantity.ts';

const intents = [
  'update',
  'remove',
  'coupon',
  'remove-coupon',
  'gift-card',
  'remove-gift-card',
  'remarks',
] as const;
export type CartIntent = (typeof intents)[number];

/** What a refused form of the cart gets back. */
export interface CartChangeAnswer {
  readonly intent: CartIntent;
  /** Which line it was about. */
  readonly line: string;
  readonly typed: string;
  /** For the visitor, in the language of the store; missing when nothing more is known. */
  readonly reason?: string;
  readonly isTooMany?: boolean;
}

/** Longer remarks are refused (decision D5). */
export const longestRemarks = 1_000;

/** The forms of the cart page. What was done leads to the page anew, so that reloading does not do it again. */
export async function changeCart(shop: ShopRequest, form: FormData, path: string) {
  const intent = intents.find((known) => known === form.get('intent'));
  if (!intent) throw data('This form is not known.', { status: 405 });
  const line = textOf(form, 'line');
  const typed = textOf(form, intent === 'update' ? 'quantity' : 'value');
  const { cartId } = shop.visitor;
  if (!cartId) throw redirect(path, 303);
  const { isDone, ...refusal } = await changes[intent](shop, cartId, { line, typed });
  if (isDone) throw redirect(intent === 'remarks' ? `${path}?news=saved` : path, 303);
  const answer: CartChangeAnswer = { intent, line, typed, ...refusal };
  return data(answer, { status: 422 });
}

interface Outcome extends Pick<CartChangeAnswer, 'reason' | 'isTooMany'> {
  readonly isDone: boolean;
}

type Change = (
  shop: ShopRequest,
  id: string,
  wish: { readonly line: string; readonly typed: string },
) => Promise<Outcome>;

const changes: Readonly<Record<CartIntent, Change>> = {
  async update(shop, id, { line, typed }) {
    const quantity = readQuantity(typed);
    if (quantity === 0 && typed === '0') return changes.remove(shop, id, { line, typed });
    const answer = await shop.commerce.mutate(UpdateCartLineMutation, { id, line, quantity });
    const problem = answer.data?.updateCartItems?.errors[0];
    if (!problem) return outcomeOf(shop, answer);
    const isTooMany = problem.code === 'INSUFFICIENT_STOCK';
    return { isDone: false, reason: problem.message, isTooMany };
  },
  remove: async (shop, id, { line }) =>
    outcomeOf(shop, await shop.commerce.mutate(RemoveCartLineMutation, { id, line })),
  coupon: async (shop, id, { typed: code }) =>
    outcomeOf(shop, await shop.commerce.mutate(ApplyCouponMutation, { id, code })),
  'remove-coupon': async (shop, id) =>
    outcomeOf(shop, await shop.commerce.mutate(RemoveCouponMutation, { id })),
  'gift-card': async (shop, id, { typed: code }) =>
    outcomeOf(shop, await shop.commerce.mutate(ApplyGiftCardMutation, { id, code })),
  'remove-gift-card': async (shop, id, { typed: code }) =>
    outcomeOf(shop, await shop.commerce.mutate(RemoveGiftCardMutation, { id, code })),
  remarks: async (shop, id, { typed: remarks }) =>
    outcomeOf(shop, await shop.commerce.mutate(SetRemarksMutation, { id, remarks })),
};

function outcomeOf({ log }: ShopRequest, { errors }: CommerceAnswer<unknown>): Outcome {
  if (errors.length === 0) return { isDone: true };
  const reason = refusalText(errors);
  if (!reason) log.warn({ errors }, 'A cart could not be changed');
  return { isDone: false, ...(reason && { reason }) };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
