import { data } from 'react-router';
import { attempt } from '../../forms/form-actions.ts';
import { CreateAccountFromOrderMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';

export interface AccountAnswer {
  readonly isAccountAsked: boolean;
  readonly reason?: string;
}

/** The letter says the rest, to the buyer alone. */
export async function accountFromOrder(shop: ShopRequest, token: string) {
  const { failure } = await attempt(shop, shop.commerce.mutate(CreateAccountFromOrderMutation, { token }));
  if (!failure) return data<AccountAnswer>({ isAccountAsked: true });
  const { reason } = failure;
  return data<AccountAnswer>({ isAccountAsked: false, ...(reason && { reason }) }, { status: 422 });
}
