import { data, redirect } from 'react-router';
import type { CommerceAnswer } from '../../data/commerce-client.ts';
import { attempt, receive, unknownForm } from '../../forms/form-actions.ts';
import type { ShopFormDescription } from '../../forms/shop-form.ts';
import {
  ApplyCouponMutation,
  ApplyGiftCardMutation,
  RemoveCouponMutation,
  RemoveGiftCardMutation,
  SetRemarksMutation,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { addFromPage, isAddition } from './add-to-cart.ts';
import { type CodeRemoval, codeRemovals, couponForm, giftCardCodeForm, remarksForm } from './cart-forms.ts';
import { changeLine, isLineChange } from './change-line.ts';
import { isForAddress, wayBackFields, wayBackOf } from './removed-line.ts';

/** The forms of the cart page. What was done leads to the page anew, so that reloading does not do it again. */
export async function changeCart(shop: ShopRequest, sent: FormData, path: string) {
  // What was taken out a moment ago comes back.
  if (isAddition(sent)) return addFromPage(shop, sent);
  const { cartId: id } = shop.visitor;
  if (!id) throw redirect(path, 303);
  if (isLineChange(sent)) {
    const refused = await changeLine(shop, id, sent);
    if (refused) return data(refused, { status: 422 });
    const wayBack = sent.get('intent') === 'remove' ? wayBackOf(sent) : undefined;
    if (wayBack && !isForAddress(wayBack)) return data({ wayBack });
    throw redirect(
      wayBack ? `${path}?${new URLSearchParams(Object.fromEntries(wayBackFields(wayBack)))}` : path,
      303,
    );
  }
  const intent = textOf(sent, 'intent');
  const removal = codeRemovals.find((known) => known === intent);
  if (removal) return removeCode(shop, { id, code: textOf(sent, 'code') }, removal, path);
  const { mutate } = shop.commerce;
  switch (intent) {
    case couponForm.name:
      return save(shop, couponForm, sent, path, ({ code }) => mutate(ApplyCouponMutation, { id, code }));
    case giftCardCodeForm.name:
      return save(shop, giftCardCodeForm, sent, path, ({ code }) =>
        mutate(ApplyGiftCardMutation, { id, code }),
      );
    case remarksForm.name:
      return save(shop, remarksForm, sent, `${path}?news=saved`, ({ remarks }) =>
        mutate(SetRemarksMutation, { id, remarks }),
      );
    default:
      throw unknownForm();
  }
}

async function save<Name extends string>(
  shop: ShopRequest,
  form: ShopFormDescription<Name>,
  sent: FormData,
  next: string,
  send: (values: ReturnType<typeof receive<Name>>['values']) => Promise<CommerceAnswer<unknown>>,
) {
  const { values, problems, refuse } = receive(form, sent);
  if (problems.length > 0) return refuse({ problems });
  const { failure } = await attempt(shop, send(values));
  if (failure) return refuse({ failure });
  throw redirect(next, 303);
}

interface RemovedCode {
  readonly id: string;
  readonly code: string;
}

async function removeCode(shop: ShopRequest, { id, code }: RemovedCode, removal: CodeRemoval, path: string) {
  const { mutate } = shop.commerce;
  const sending = {
    'remove-coupon': () => mutate(RemoveCouponMutation, { id }),
    'remove-gift-card': () => mutate(RemoveGiftCardMutation, { id, code }),
  } satisfies Record<CodeRemoval, () => Promise<CommerceAnswer<unknown>>>;
  const { failure } = await attempt<unknown>(shop, sending[removal]());
  if (failure) return receive({ name: removal, fields: {} }, new FormData()).refuse({ failure });
  throw redirect(path, 303);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
