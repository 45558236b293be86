import type { ShopRequest } from '../../shop-context.ts';

/** Where a buyer comes back to after paying; the API adds the token of the order. */
export function successUrl({ url, basename }: Pick<ShopRequest, 'url' | 'basename'>): string {
  return new URL(`${basename}/checkout/success`, url).href;
}
