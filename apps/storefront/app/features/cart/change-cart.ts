import { redirect } from 'react-router';
import type { CommerceAnswer } from '../../data/commerce-client.ts';
import { attempt, receive, unknownForm } from '../../forms/form-actions.ts';
import type { ShopFormDescription } from '../../forms/shop-form.ts';
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
import {
  couponForm,
  giftCardCodeForm,
  quantityForm,
  quantityOf,
  type Removal,
  remarksForm,
  removals,
} from './cart-forms.ts';

/** The forms of the cart page. What was done leads to the page anew, so that reloading does not do it again. */
export async function changeCart(shop: ShopRequest, sent: FormData, path: string) {
  const { cartId: id } = shop.visitor;
  if (!id) throw redirect(path, 303);
  const intent = textOf(sent, 'intent');
  const line = textOf(sent, 'line');
  const removal = removals.find((known) => known === intent);
  if (removal) return remove(shop, { id, line, code: textOf(sent, 'code') }, removal, path);
  if (intent === quantityForm(line).name) return changeQuantity(shop, id, line, sent, path);
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

/** None at all is the same as taking the line out. */
async function changeQuantity(shop: ShopRequest, id: string, line: string, sent: FormData, path: string) {
  const { values, problems, refuse } = receive(quantityForm(line), sent);
  if (problems.length > 0) return refuse({ problems });
  const quantity = quantityOf(values.quantity);
  if (quantity === 0) return remove(shop, { id, line, code: '' }, 'remove', path);
  const wish = { id, line, quantity };
  const { result, failure } = await attempt(shop, shop.commerce.mutate(UpdateCartLineMutation, wish));
  if (failure) return refuse({ failure });
  const problem = result?.updateCartItems?.errors[0];
  if (!problem) throw redirect(path, 303);
  return problem.code === 'INSUFFICIENT_STOCK'
    ? refuse({ problems: [{ field: 'quantity', code: 'notAvailable' }] })
    : refuse({ failure: { reason: problem.message } });
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

interface Removed {
  readonly id: string;
  readonly line: string;
  readonly code: string;
}

async function remove(shop: ShopRequest, { id, line, code }: Removed, removal: Removal, path: string) {
  const { mutate } = shop.commerce;
  const sending = {
    remove: () => mutate(RemoveCartLineMutation, { id, line }),
    'remove-coupon': () => mutate(RemoveCouponMutation, { id }),
    'remove-gift-card': () => mutate(RemoveGiftCardMutation, { id, code }),
  } satisfies Record<Removal, () => Promise<CommerceAnswer<unknown>>>;
  const { failure } = await attempt<unknown>(shop, sending[removal]());
  if (failure) return receive({ name: removal, fields: {} }, new FormData()).refuse({ failure });
  throw redirect(path, 303);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
