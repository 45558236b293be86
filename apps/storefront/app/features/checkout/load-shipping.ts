import { PickupPointsQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type CheckoutView, toPickupPoint } from './checkout-view.ts';
import { countryOptions } from './fields/country-options.ts';
import { loadStep } from './load-step.ts';

/** The step with the ways to get there and, when one of them ends at a pickup point, the points nearby. */
export async function loadShipping(shop: ShopRequest, search: URLSearchParams) {
  const view = await loadStep(shop, 'shipping');
  return {
    ...view,
    countryOptions: countryOptions(shop.market.name),
    defaultCountry: shop.market.country,
    points: await pointsNear(shop, view, search),
  };
}

async function pointsNear({ commerce }: ShopRequest, view: CheckoutView, search: URLSearchParams) {
  const { shippingAddress: address, pickupPoint, shippingMethods } = view;
  const carrier = search.get('points') ?? pickupPoint?.carrier;
  const method = shippingMethods.find((offered) => offered.isPickupPoint && offered.carrier === carrier);
  if (!address || !method) return undefined;
  const postcode = search.get('postcode')?.trim() || address.postcode || '';
  const { data } = await commerce.query(PickupPointsQuery, {
    country: address.country ?? '',
    postcode,
    carrier: method.carrier,
  });
  const found = data?.pickup_points ?? [];
  return {
    method: method.key,
    carrier: method.carrier,
    carrierName: method.carrierName,
    postcode,
    list: found.flatMap((point) => (point ? [toPickupPoint(point)] : [])),
  };
}
