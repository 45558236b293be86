import type { CountryCode } from '@bowline/markets';
import { EstimateShippingMethodsMutation, EstimateTotalsMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type CartView, toCartView } from './cart-view.ts';
import { methodOf, type ShippingMethodView, toShippingMethods } from './shipping-methods.ts';

/** As much of an address as prices depend on. */
export interface Destination {
  readonly country: CountryCode;
  readonly postcode?: string;
}

/** The ways to a place that nobody has to have saved; none where the shop cannot say. */
export async function estimateMethods(
  shop: ShopRequest,
  id: string,
  destination: Destination,
): Promise<readonly ShippingMethodView[]> {
  const { data, errors } = await shop.commerce.mutate(EstimateShippingMethodsMutation, {
    id,
    address: addressOf(destination),
  });
  if (!data) shop.log.warn({ err: errors[0] }, 'Ways to ship could not be estimated');
  return toShippingMethods(data?.estimateShippingMethods);
}

/** What the cart would come to there, that way. */
export async function estimateCart(
  shop: ShopRequest,
  id: string,
  destination: Destination,
  key: string,
): Promise<CartView | undefined> {
  const wish = { id, address: addressOf(destination), method: methodOf(key) };
  const { data, errors } = await shop.commerce.mutate(EstimateTotalsMutation, wish);
  const cart = data?.estimateTotals.cart;
  if (!cart) shop.log.warn({ err: errors[0] }, 'Totals could not be estimated');
  return cart ? toCartView(cart) : undefined;
}

function addressOf({ country, postcode }: Destination) {
  return { country_code: country, postcode: postcode || null };
}
