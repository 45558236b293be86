import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import { type AccessRefusal, checkAccess, isMaskedId } from '../access.ts';
import type { CartContext } from '../context.ts';
import { saveLines } from '../lines/change-lines.ts';
import { planAddition } from '../lines/plan-lines.ts';
import type { Cart, CartLine, PlannedLine } from '../model.ts';
import type { CartRefusal } from '../refusals.ts';
import { lockCarts, saveCart } from '../repository.ts';
import { cartOfCustomer } from './create-cart.ts';

type MergeRefusal = AccessRefusal | CartRefusal<'customer-not-authorized' | 'cart-parameter-empty'>;

/** Behaviours 90 to 94: a guest's cart goes up in a customer's. */
export async function mergeCarts(
  sourceId: string,
  destinationId: string | null | undefined,
  context: CartContext,
): Promise<Result<Cart, MergeRefusal>> {
  const { customerId } = context;
  if (customerId === null) return refuse('customer-not-authorized');
  if (destinationId === '') return refuse('cart-parameter-empty', { parameter: 'destination_cart_id' });
  const join: JoinCarts = async (transaction, source, destination) => {
    await saveCart(transaction, { ...source, isActive: false }, context.now);
    return takeOver(transaction, fillGaps(destination, source), source, context.now);
  };
  return destinationId
    ? withBoth(sourceId, destinationId, context, join)
    : withCartOf(customerId, sourceId, context, join);
}

/** Behaviour 95: a guest's cart becomes the customer's, and takes in what the customer had in the old one. */
export async function assignCart(cartId: string, context: CartContext): Promise<Result<Cart, MergeRefusal>> {
  const { customerId } = context;
  if (customerId === null) return refuse('customer-not-authorized');
  return withCartOf(customerId, cartId, context, async (transaction, guest, before) => {
    await saveCart(transaction, { ...before, isActive: false }, context.now);
    const own = { ...fillGaps(guest, before), customerId, email: before.email ?? guest.email };
    return takeOver(transaction, own, before, context.now);
  });
}

type JoinCarts = (transaction: Transaction<CommerceTables>, guest: Cart, own: Cart) => Promise<Cart>;

/** The customer's cart may change between being looked up and being locked; then the new one is meant. */
async function withCartOf(
  customerId: number,
  guestId: string,
  context: CartContext,
  work: JoinCarts,
): Promise<Result<Cart, MergeRefusal>> {
  let tried: string | undefined;
  for (;;) {
    const { maskedId } = await cartOfCustomer(customerId, context);
    const joined = await withBoth(guestId, maskedId, context, work);
    if (joined.ok || joined.refusal.code !== 'cart-not-active' || maskedId === tried) return joined;
    tried = maskedId;
  }
}

/** Locks a guest's cart and one of the customer's own. */
async function withBoth(
  guestId: string,
  ownId: string,
  { carts, customerId }: CartContext,
  work: JoinCarts,
): Promise<Result<Cart, MergeRefusal>> {
  return carts.database.transaction(async (transaction) => {
    const locked = await lockCarts(transaction, [guestId, ownId].filter(isMaskedId));
    const named = (id: string) => locked.find(({ maskedId }) => maskedId === id) ?? null;
    const guest = checkAccess(named(guestId), guestId, null);
    if (!guest.ok) return guest;
    const own = checkAccess(named(ownId), ownId, customerId);
    return own.ok ? ok(await work(transaction, guest.value, own.value)) : own;
  });
}

async function takeOver(
  transaction: Transaction<CommerceTables>,
  cart: Cart,
  other: Cart,
  now: Date,
): Promise<Cart> {
  return saveCart(
    transaction,
    await saveLines(transaction, cart, withLines(cart.lines, other.lines), now),
    now,
  );
}

/** Behaviour 94: what the cart cannot take is dropped. */
function withLines(lines: readonly CartLine[], more: readonly CartLine[]): readonly PlannedLine[] {
  let planned: readonly PlannedLine[] = lines;
  for (const line of more) {
    const added = planAddition(planned, { ...line, id: null });
    if (added.ok) planned = added.value;
  }
  return planned;
}

/** What was only decided in the other cart is not lost. */
function fillGaps(cart: Cart, other: Cart): Cart {
  const isFromOther = cart.shippingAddress === null;
  return {
    ...cart,
    remarks: cart.remarks ?? other.remarks,
    couponCode: cart.couponCode ?? other.couponCode,
    giftCardCodes: [...new Set([...cart.giftCardCodes, ...other.giftCardCodes])],
    billingAddress: cart.billingAddress ?? other.billingAddress,
    isBillingChosen: cart.isBillingChosen || other.isBillingChosen,
    ...(isFromOther && {
      shippingAddress: other.shippingAddress,
      shippingCarrier: other.shippingCarrier,
      shippingMethod: other.shippingMethod,
      pickupPoint: other.pickupPoint,
    }),
    ...(!cart.isBusinessOrder && {
      isBusinessOrder: other.isBusinessOrder,
      company: other.company,
      vatEvidence: other.vatEvidence,
    }),
  };
}
