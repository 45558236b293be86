import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '@bowline/kit';
import { taxTreatment } from '#tax';
import { isMaskedId } from '../access.ts';
import type { CartContext } from '../context.ts';
import type { Cart } from '../model.ts';
import { taxFactsIn } from '../pricing/cart-facts.ts';
import type { CartRefusal } from '../refusals.ts';
import { findCart, insertCart } from '../repository.ts';

/** Behaviour 61: a new cart of nobody in particular, under an id of the client's own if it brings one. */
export async function createGuestCart(
  ownId: string | null | undefined,
  context: CartContext,
): Promise<Result<Cart, CartRefusal<'cart-id-length' | 'cart-id-taken'>>> {
  if (ownId && !isMaskedId(ownId)) return refuse('cart-id-length');
  const maskedId = ownId || newMaskedId();
  const cart = await insertNew(maskedId, null, context);
  return cart ? ok(cart) : refuse('cart-id-taken', { cartId: maskedId });
}

/** Behaviours 62 and 64: the one active cart of a customer, made when there is none. */
export async function cartOfCustomer(customerId: number, context: CartContext): Promise<Cart> {
  const known = await findCart(context.carts.reading, { customerId });
  if (known) return known;
  const made = await insertNew(newMaskedId(), customerId, context);
  // When somebody else was faster, theirs is the cart.
  const cart = made ?? (await findCart(context.carts.reading, { customerId }));
  if (!cart) throw new Error('A cart that was just made is gone');
  return cart;
}

async function insertNew(
  maskedId: string,
  customerId: number | null,
  context: CartContext,
): Promise<Cart | null> {
  const { carts, store, now } = context;
  const email = customerId === null ? null : await carts.customers.emailOf(customerId);
  const { kind: shownTaxKind } = taxTreatment(
    { country: store.market.country, isBusiness: false, vatNumberPrefix: null, goodsValueGbpMinor: 0 },
    taxFactsIn(context),
  );
  return insertCart(
    carts.database,
    { maskedId, customerId, storeCode: store.code, email, shownTaxKind },
    now,
  );
}

function newMaskedId(): string {
  return randomBytes(16).toString('hex');
}
