import type { Money } from '@bowline/kit';
import { encodeUid } from '#graphql';
import { inStoreCode, type PickupPoint, warehouseCode } from '#shipping';
import { showAddressDetails } from '#stores';
import { textsOf } from '#texts';
import type { CartContext } from '../context.ts';
import type { Address, Cart } from '../model.ts';
import { billingAddressOf, isWarehouse } from '../pickup-location.ts';
import type { PricedCart, PricedOption } from '../pricing/price-cart.ts';
import { shippingTitle } from '../titles.ts';
import type { ShownLine } from './show-line.ts';

/** A cart has two addresses at most; their numbers are made from its own. */
function showAddress(id: number, address: Address) {
  const { region, country } = address;
  return {
    id,
    uid: encodeUid(id),
    customerAddressUid: null,
    ...showAddressDetails(address),
    // Always an object: clients read its fields without asking.
    region: { code: region?.code ?? null, label: region?.name ?? null, regionId: region?.id ?? null },
    // Behaviour 73.
    country: { code: country, label: country },
  };
}

export function showBillingAddress(cart: Cart) {
  const address = billingAddressOf(cart);
  return address && { ...showAddress(cart.id * 2, address), customerNotes: null };
}

export function showShippingAddress(
  address: Address,
  priced: PricedCart,
  lines: readonly ShownLine[],
  context: CartContext,
) {
  const { cart, chosenShipping, weightGrams } = priced;
  return {
    ...showAddress(cart.id * 2 + 1, address),
    customerNotes: cart.remarks,
    pickupLocationCode:
      chosenShipping?.carrier === warehouseCode ? warehouseCode : (cart.pickupPoint?.id ?? null),
    itemsWeight: weightGrams / 1000,
    cartItems: lines.map(({ line, quantity }) => ({ cartItemId: line.id, quantity })),
    cartItemsV2: lines,
    sameAsBilling: billingAddressOf(cart) === address,
    availableShippingMethods: showOptions(priced, context),
    selectedShippingMethod: chosenShipping && {
      ...showOption(chosenShipping, priced, context),
      ...(isWarehouse(address) && { carrierCode: inStoreCode }),
      pickupPoint: cart.pickupPoint && showPickupPoint(cart.pickupPoint),
    },
  };
}

/** Rule 26. */
export function showOptions(priced: PricedCart, context: CartContext) {
  return priced.shippingOptions.flatMap((option) => {
    const shown = showOption(option, priced, context);
    return option.carrier === warehouseCode ? [shown, { ...shown, carrierCode: inStoreCode }] : [shown];
  });
}

function showOption(option: PricedOption, { breakdown, cart }: PricedCart, context: CartContext) {
  const amount: Money = option.price[breakdown.basis];
  const { store } = context;
  let asked: Promise<boolean> | undefined;
  const isSettable = () => {
    asked ??= hasPoint(option, cart.shippingAddress, context);
    return asked;
  };
  return {
    carrierCode: option.carrier,
    carrierTitle: option.carrierName,
    methodCode: option.method,
    methodTitle: shippingTitle(option.method, store.locale),
    amount,
    baseAmount: amount,
    priceExclTax: option.price.excl,
    priceInclTax: option.price.incl,
    available: isSettable,
    errorMessage: async () =>
      (await isSettable()) ? '' : textsOf('cart', store.locale).refusals['pickup-point-missing'],
    earliestDate: option.earliestDate,
    latestDate: option.latestDate,
    freeFrom: option.freeFrom,
    missingToFree: option.missingToFree,
    isPickupPoint: option.method === 'pickup-point',
  };
}

/** Rule 25. */
async function hasPoint(
  { carrier, method }: PricedOption,
  address: Address | null,
  { carts }: CartContext,
): Promise<boolean> {
  if (method !== 'pickup-point' || carrier === warehouseCode || !address) return true;
  const { country, postcode } = address;
  return (await carts.pickupPoints.near({ carrier, country, postcode: postcode ?? '' })).length > 0;
}

export function showPickupPoint(point: PickupPoint) {
  return { ...point, carrierCode: point.carrier, countryCode: point.country };
}
