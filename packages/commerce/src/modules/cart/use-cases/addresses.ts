import { ok, type Result, refuse } from '@bowline/kit';
import { canCollectFrom, warehouseCode } from '#shipping';
import { type AddressInput, type AddressRefusal, readAddress } from '#stores';
import { type AccessRefusal, changeFacts, type FactsChange } from '../access.ts';
import type { CartContext } from '../context.ts';
import type { Address, Cart } from '../model.ts';
import { collectAtWarehouse, collectedBy, isWarehouse } from '../pickup-location.ts';
import { offeredShipping } from '../pricing/cart-facts.ts';
import { isDigital } from '../pricing/price-lines.ts';
import type { CartRefusal } from '../refusals.ts';
import { readRemarks } from './buyer.ts';

/** An address as clients name it: written out, or one of the customer's own. */
export interface AddressWish {
  readonly address: AddressInput | null | undefined;
  readonly addressId: number | null;
  /** A customer's book gets what is written out (customers rule 17). */
  readonly isToBeKept: boolean;
}

type ChosenRefusal =
  | AddressRefusal
  | CartRefusal<'customer-not-authorized' | 'address-not-found' | 'address-not-yours'>;

/** Behaviours 105 to 107. */
async function readWish(
  { address, addressId, isToBeKept }: AddressWish,
  { carts, customerId, settings, now }: CartContext,
): Promise<Result<Address, ChosenRefusal>> {
  if (address) {
    const written = readAddress(address, settings);
    if (written.ok && isToBeKept && customerId !== null)
      await carts.customers.keep(customerId, written.value, now);
    return written;
  }
  if (customerId === null) return refuse('customer-not-authorized');
  const found = await carts.customers.addressOf(customerId, addressId ?? 0);
  if (found === 'not-yours') return refuse('address-not-yours', { id: String(addressId) });
  return found ? ok(found) : refuse('address-not-found', { id: String(addressId) });
}

type ShippingRefusal =
  | AccessRefusal
  | ChosenRefusal
  | CartRefusal<
      | 'shipping-address-not-needed'
      | 'shipping-address-not-chosen'
      | 'shipping-address-chosen-twice'
      | 'pickup-location-not-found'
      | 'remarks-too-long'
    >;

export interface ShippingAddressWish extends AddressWish {
  readonly notes: string | null | undefined;
  /** Where the order is collected; the address then says by whom, if it is given (rule 23). */
  readonly pickupLocation: string | null;
}

/** Behaviours 103 and 104. */
export async function setShippingAddress(
  cartId: string,
  wish: ShippingAddressWish,
  context: CartContext,
): Promise<Result<Cart, ShippingRefusal>> {
  return changeFacts<ShippingRefusal>(cartId, context, async (opened) => {
    if (!isWrittenOrOwn(wish) && wish.pickupLocation === null) return refuse('shipping-address-not-chosen');
    if (wish.address && wish.addressId !== null) return refuse('shipping-address-chosen-twice');
    if (isDigital(opened)) return refuse('shipping-address-not-needed');
    const move = await (wish.pickupLocation === null
      ? toAddress(wish, context)
      : toPickupLocation(wish, context));
    if (!move.ok) return move;
    const remarks = readRemarks(wish.notes ?? '');
    if (!remarks.ok) return remarks;
    return ok((cart) => ok({ ...move.value(cart), remarks: remarks.value ?? cart.remarks }));
  });
}

function isWrittenOrOwn({ address, addressId }: AddressWish): boolean {
  return Boolean(address) || addressId !== null;
}

type Move = (cart: Cart) => Cart;

async function toAddress(wish: AddressWish, context: CartContext): Promise<Result<Move, ChosenRefusal>> {
  const address = await readWish(wish, context);
  if (!address.ok) return address;
  if (!isReached(address.value, context)) return refuse('country-not-shipped-to');
  return ok((cart) => sendTo(cart, address.value, context));
}

/** Rule 23. */
async function toPickupLocation(
  wish: ShippingAddressWish,
  context: CartContext,
): Promise<Result<Move, ChosenRefusal | CartRefusal<'pickup-location-not-found'>>> {
  if (wish.pickupLocation !== warehouseCode) {
    return refuse('pickup-location-not-found', { code: wish.pickupLocation ?? '' });
  }
  if (!isWrittenOrOwn(wish)) return ok((cart) => collectAtWarehouse(cart, null));
  const collector = await readWish(wish, context);
  if (!collector.ok) return collector;
  if (!canCollectFrom(collector.value.country, context.settings)) return refuse('country-not-shipped-to');
  return ok((cart) => collectAtWarehouse(cart, collector.value));
}

function isReached(address: Address, context: CartContext): boolean {
  return offeredShipping(address, 0, null, context).length > 0;
}

/** A way to ship that does not reach the new address is no longer chosen; nor is a pickup point near the old one. */
function sendTo(cart: Cart, address: Address, context: CartContext): Cart {
  const isMoved =
    cart.shippingAddress?.country !== address.country || cart.shippingAddress.postcode !== address.postcode;
  const isOffered = offeredShipping(address, 0, null, context).some(
    ({ carrier, method }) => carrier === cart.shippingCarrier && method === cart.shippingMethod,
  );
  const keepsChoice = isOffered && !(isMoved && cart.pickupPoint);
  return {
    ...cart,
    shippingAddress: address,
    ...(!keepsChoice && { shippingCarrier: null, shippingMethod: null, pickupPoint: null }),
  };
}

export interface BillingWish extends AddressWish {
  readonly isSameAsShipping: boolean;
  readonly isForShipping: boolean;
}

type BillingRefusal =
  | AccessRefusal
  | ChosenRefusal
  | CartRefusal<
      | 'billing-address-not-chosen'
      | 'billing-address-chosen-twice'
      | 'same-as-shipping-without-shipping'
      | 'billing-address-is-pickup-location'
      | 'shipping-address-not-needed'
    >;

/** Behaviour 108. */
export async function setBillingAddress(
  cartId: string,
  wish: BillingWish,
  context: CartContext,
): Promise<Result<Cart, BillingRefusal>> {
  return changeFacts<BillingRefusal>(cartId, context, async () => {
    if (!wish.address && wish.addressId === null && !wish.isSameAsShipping) {
      return refuse('billing-address-not-chosen');
    }
    if (wish.address && wish.addressId !== null) return refuse('billing-address-chosen-twice');
    if (wish.isSameAsShipping) return ok(useShippingAddress);
    const address = await readWish(wish, context);
    if (!address.ok) return address;
    return ok((cart) => {
      if (wish.isForShipping && isDigital(cart)) return refuse('shipping-address-not-needed');
      if (wish.isForShipping && !isReached(address.value, context)) return refuse('country-not-shipped-to');
      if (wish.isForShipping && isWarehouse(address.value))
        return refuse('billing-address-is-pickup-location');
      const changed = wish.isForShipping
        ? { ...sendTo(cart, address.value, context), billingAddress: null }
        : {
            ...cart,
            billingAddress: address.value,
            shippingAddress: collectedBy(address.value, cart.shippingAddress),
          };
      return ok({ ...changed, isBillingChosen: true });
    });
  });
}

const useShippingAddress: FactsChange<BillingRefusal> = (cart) => {
  if (!cart.shippingAddress) return refuse('same-as-shipping-without-shipping');
  if (isWarehouse(cart.shippingAddress)) return refuse('billing-address-is-pickup-location');
  return ok({ ...cart, billingAddress: null, isBillingChosen: true });
};
