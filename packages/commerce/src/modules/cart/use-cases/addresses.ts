import { ok, type Result, refuse } from '@bowline/kit';
import { type AccessRefusal, changeOpened, openCart } from '../access.ts';
import { type AddressInput, type AddressRefusal, readAddress } from '../address.ts';
import type { CartContext } from '../context.ts';
import type { Address, Cart } from '../model.ts';
import { offeredShipping } from '../pricing/cart-facts.ts';
import { isDigital } from '../pricing/price-lines.ts';
import type { CartRefusal } from '../refusals.ts';
import { saveCart } from '../repository.ts';
import { readRemarks } from './buyer.ts';

/** An address as clients name it: written out, or one of the customer's own. */
export interface AddressWish {
  readonly address: AddressInput | null | undefined;
  readonly addressId: number | null;
}

type ChosenRefusal =
  | AddressRefusal
  | CartRefusal<'customer-not-authorized' | 'address-not-found' | 'address-not-yours'>;

/** Behaviours 105 to 107. */
async function readWish(
  { address, addressId }: AddressWish,
  { carts, customerId }: CartContext,
): Promise<Result<Address, ChosenRefusal>> {
  if (address) return readAddress(address);
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
      | 'remarks-too-long'
    >;

/** Behaviours 103 and 104. */
export async function setShippingAddress(
  cartId: string,
  wish: AddressWish & { readonly notes: string | null | undefined },
  context: CartContext,
): Promise<Result<Cart, ShippingRefusal>> {
  const opened = await openCart(cartId, context);
  if (!opened.ok) return opened;
  if (!wish.address && wish.addressId === null) return refuse('shipping-address-not-chosen');
  if (wish.address && wish.addressId !== null) return refuse('shipping-address-chosen-twice');
  if (isDigital(opened.value)) return refuse('shipping-address-not-needed');
  const [address, remarks] = [await readWish(wish, context), readRemarks(wish.notes ?? '')];
  if (!address.ok) return address;
  if (!remarks.ok) return remarks;
  if (!isReached(address.value, context)) return refuse('country-not-shipped-to');
  return changeOpened(opened.value, context, async (executor, cart) => {
    const sent = sendTo(cart, address.value, context);
    return ok(await saveCart(executor, { ...sent, remarks: remarks.value ?? cart.remarks }, context.now));
  });
}

function isReached({ country }: Address, context: CartContext): boolean {
  return offeredShipping(country, 0, null, context).length > 0;
}

/** A way to ship that does not reach the new address is no longer chosen; nor is a pickup point near the old one. */
function sendTo(cart: Cart, address: Address, context: CartContext): Cart {
  const isMoved =
    cart.shippingAddress?.country !== address.country || cart.shippingAddress.postcode !== address.postcode;
  const isOffered = offeredShipping(address.country, 0, null, context).some(
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
      | 'shipping-address-not-needed'
    >;

/** Behaviour 108. */
export async function setBillingAddress(
  cartId: string,
  wish: BillingWish,
  context: CartContext,
): Promise<Result<Cart, BillingRefusal>> {
  const opened = await openCart(cartId, context);
  if (!opened.ok) return opened;
  if (!wish.address && wish.addressId === null && !wish.isSameAsShipping) {
    return refuse('billing-address-not-chosen');
  }
  if (wish.address && wish.addressId !== null) return refuse('billing-address-chosen-twice');
  if (wish.isSameAsShipping) return useShippingAddress(opened.value, context);
  const address = await readWish(wish, context);
  if (!address.ok) return address;
  return changeOpened(
    opened.value,
    context,
    async (executor, cart): Promise<Result<Cart, BillingRefusal>> => {
      if (wish.isForShipping && isDigital(cart)) return refuse('shipping-address-not-needed');
      if (wish.isForShipping && !isReached(address.value, context)) return refuse('country-not-shipped-to');
      const changed = wish.isForShipping
        ? { ...sendTo(cart, address.value, context), billingAddress: null }
        : { ...cart, billingAddress: address.value };
      return ok(await saveCart(executor, changed, context.now));
    },
  );
}

function useShippingAddress(opened: Cart, context: CartContext) {
  return changeOpened(opened, context, async (executor, cart) => {
    if (!cart.shippingAddress) return refuse('same-as-shipping-without-shipping');
    return ok(await saveCart(executor, { ...cart, billingAddress: null }, context.now));
  });
}
