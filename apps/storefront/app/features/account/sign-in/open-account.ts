import { attempt, isRefusedAs } from '../../../forms/form-actions.ts';
import { type CustomerCreateInput, RegisterMutation } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { enter } from './enter.ts';

export type Opened =
  | { readonly headers: Headers }
  /** Somebody has the address already; it has to be confirmed first; or it did not work, and nobody knows why. */
  | { readonly obstacle: 'taken' | 'confirm' | 'failed' };

/** An account along the way of something more important, which goes on whatever becomes of it. */
export async function openAccount(
  shop: ShopRequest,
  input: CustomerCreateInput & { readonly email: string; readonly password: string },
): Promise<Opened> {
  const { failure, errors } = await attempt(shop, shop.commerce.mutate(RegisterMutation, { input }));
  if (isRefusedAs('customer-exists', errors)) return { obstacle: 'taken' };
  if (failure) return { obstacle: 'failed' };
  const entrance = await enter(shop, input);
  if ('headers' in entrance) return entrance;
  return { obstacle: isRefusedAs('sign-in-unconfirmed', entrance.errors) ? 'confirm' : 'failed' };
}
