import { ok, type Result } from '@bowline/kit';
import type { CountryCode } from '@bowline/markets';
import { tidyLine } from '#stores';
import { type AccessRefusal, openCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import type { Address, Cart } from '../model.ts';

export interface EstimateWish {
  readonly country: CountryCode;
  readonly region: Address['region'];
  readonly postcode: string | null | undefined;
  readonly shipping: { readonly carrier: string; readonly method: string } | null;
}

/** Behaviour 116: the cart as it would be at an address that nobody has to save. */
export async function estimatedCart(
  cartId: string,
  { country, region, postcode, shipping }: EstimateWish,
  context: CartContext,
): Promise<Result<Cart, AccessRefusal>> {
  const opened = await openCart(cartId, context);
  if (!opened.ok) return opened;
  const address: Address = {
    firstName: '',
    lastName: '',
    company: null,
    vatNumber: null,
    street: [],
    city: '',
    postcode: tidyLine(postcode) || null,
    region,
    country,
    phone: '',
  };
  return ok({
    ...opened.value,
    shippingAddress: address,
    ...(shipping && {
      shippingCarrier: shipping.carrier,
      shippingMethod: shipping.method,
      pickupPoint: null,
    }),
  });
}
