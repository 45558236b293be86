import type { ShippingMethodFragment } from '../../generated/operations.ts';
import { toMoney } from '../catalog/product-tile.ts';

export type ShippingMethodView = ReturnType<typeof toShippingMethods>[number];

/** The ways to get an order. Collecting is listed under a second name, for other clients. */
export function toShippingMethods(methods: readonly (ShippingMethodFragment | null)[] | null | undefined) {
  return (methods ?? []).flatMap((method) =>
    method && method.carrier_code !== 'instore'
      ? [
          {
            key: methodKey(method.carrier_code, method.method_code ?? ''),
            carrier: method.carrier_code,
            carrierName: method.carrier_title,
            title: method.method_title ?? '',
            isPickupPoint: method.is_pickup_point,
            isToTheDoor: method.method_code === 'home',
            earliest: method.earliest_date,
            latest: method.latest_date,
            price: { excl: toMoney(method.price_excl_tax), incl: toMoney(method.price_incl_tax) },
            freeFrom: method.free_from ? toMoney(method.free_from) : undefined,
            missingToFree: method.missing_to_free ? toMoney(method.missing_to_free) : undefined,
          },
        ]
      : [],
  );
}

/** One word for carrier and method, as a radio button sends it. */
export function methodKey(carrier: string, method: string): string {
  return `${carrier}/${method}`;
}

export function methodOf(key: string) {
  const [carrier_code = '', method_code = ''] = key.split('/');
  return { carrier_code, method_code };
}

/**
 * What a buyer gets who says nothing: the cheapest way to the own door. A pickup point is nothing to send somebody to unasked,
 * and collecting is no delivery; they come next where nobody delivers.
 */
export function cheapestDelivery(methods: readonly ShippingMethodView[]): ShippingMethodView | undefined {
  const rank = ({ isToTheDoor, isPickupPoint }: ShippingMethodView) =>
    isToTheDoor ? 0 : isPickupPoint ? 1 : 2;
  return methods.toSorted(
    (one, other) => rank(one) - rank(other) || one.price.incl.minor - other.price.incl.minor,
  )[0];
}
