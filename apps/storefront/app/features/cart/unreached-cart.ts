import { data } from 'react-router';
import { isUnreached, unreachedInit } from '../../forms/unreached.ts';
import type { CartAddresses } from './cart-store.ts';
import { changeKeyIn } from './change-key.ts';

/**
 * What becomes of a form of the cart page while the shop cannot be reached. Lines wait on the device and are sent when the shop
 * is back, under the name they were first sent by. What cannot be made once however often it is sent (codes, remarks, an order)
 * stays the error that it is.
 */
export async function keepForLater(
  error: unknown,
  sent: FormData,
  letWait: (form: FormData) => Promise<boolean>,
) {
  const canWait = isUnreached(error) && changeKeyIn(sent) !== null && (sent.has('line') || sent.has('sku'));
  if (!canWait || !(await letWait(sent))) throw error;
  return data({ waits: true }, unreachedInit);
}

/** The addresses of the shop that a page of the cart belongs to. */
export function cartAddressesOf(page: string): CartAddresses {
  const prefix = new URL(page).pathname.replace(/\/checkout(\/.*)?$/, '');
  return { cart: `${prefix}/api/cart`, visitor: `${prefix}/api/visitor` };
}
