import { ok, type Result, refuse } from '@bowline/kit';
import type { CartContext } from './context.ts';
import type { CartWriter } from './line-rows.ts';
import type { Cart } from './model.ts';
import { isDigital } from './pricing/price-lines.ts';
import type { CartRefusal } from './refusals.ts';
import { CartChangedMeanwhile, findCart, lockCart, saveCart } from './repository.ts';

export type AccessRefusal = CartRefusal<'cart-not-found' | 'cart-not-yours' | 'cart-not-active'>;

/** What an id looks like; anything else is no cart, and not worth a question. */
const maskedId = /^[!-~]{32}$/;

export function isMaskedId(text: string): boolean {
  return maskedId.test(text);
}

/** Behaviours 66 to 68. */
export function checkAccess(
  cart: Cart | null,
  cartId: string,
  customerId: number | null,
): Result<Cart, AccessRefusal> {
  if (!cart) return refuse('cart-not-found', { cartId });
  if (!cart.isActive) return refuse('cart-not-active');
  return cart.customerId === customerId ? ok(cart) : refuse('cart-not-yours', { cartId });
}

/** Rule 2: the cart, if whoever asks may see it. */
export async function openCart(
  cartId: string,
  { carts, customerId }: CartContext,
): Promise<Result<Cart, AccessRefusal>> {
  const cart = isMaskedId(cartId) ? await findCart(carts.reading, { maskedId: cartId }) : null;
  if (cart) carts.seen.wasRead(cart);
  return checkAccess(cart, cartId, customerId);
}

/** What becomes of a cart but for its lines, or why nothing does. */
export type FactsChange<Refused> = (cart: Cart) => Result<Cart, Refused>;
type Prepare<Refused> = (opened: Cart) => Promise<Result<FactsChange<Refused>, Refused>>;

/**
 * Rules 2 and 3 for a change of everything but lines; a guest's is first tried on the cart as it was seen last, which spares reading
 * it before. That is written only to the very version that was seen. What is refused is refused by the cart as it is.
 */
export async function changeFacts<Refused>(
  cartId: string,
  context: CartContext,
  prepare: Prepare<Refused>,
): Promise<Result<Cart, Refused | AccessRefusal>> {
  const { seen } = context.carts;
  const known = context.customerId === null && seen.isWorthATry ? seen.recall(cartId) : undefined;
  const changed = known && (await changeSeen(known, context, prepare));
  if (changed) return ok(changed);
  const opened = await openCart(cartId, context);
  if (!opened.ok) return opened;
  const change = await prepare(opened.value);
  if (!change.ok) return change;
  return changeOpened(opened.value, context, async (writer, cart): Promise<Result<Cart, Refused>> => {
    const decided = change.value(cart);
    return decided.ok ? ok(await saveCart(writer, decided.value, context.now)) : decided;
  });
}

/** The changed cart with its lines as they were just read; undefined where only the cart as it is can decide. */
async function changeSeen<Refused>(
  known: Cart,
  context: CartContext,
  prepare: Prepare<Refused>,
): Promise<Cart | undefined> {
  const { carts, now } = context;
  const change = await prepare(known);
  const decided = change.ok ? change.value(known) : change;
  if (!decided.ok) return undefined;
  try {
    // What is read comes before what is written, and is of the same version when that is.
    const [read, saved] = await Promise.all([
      findCart(carts.reading, { maskedId: known.maskedId }),
      saveCart(carts.reading, decided.value, now),
    ]);
    carts.seen.wasBelieved(known.maskedId, true);
    // What its lines stand for has no version: where that decides, it has to be the same.
    if (!read || isDigital(read) !== isDigital(known)) return undefined;
    return { ...saved, lines: read.lines, shownTaxKind: read.shownTaxKind };
  } catch (error) {
    if (!(error instanceof CartChangedMeanwhile)) throw error;
    carts.seen.wasBelieved(known.maskedId, false);
    return undefined;
  }
}

type CartWork<Value, Refused> = (writer: CartWriter, cart: Cart) => Promise<Result<Value, Refused>>;

/** Rules 2 and 3: decides about a cart and writes that once; done again from the beginning when somebody else was faster. */
export async function changeCart<Value, Refused>(
  cartId: string,
  context: CartContext,
  work: CartWork<Value, Refused>,
): Promise<Result<Value, Refused | AccessRefusal>> {
  const opened = await openCart(cartId, context);
  return opened.ok ? changeOpened(opened.value, context, work) : opened;
}

/** The same for a cart that was read already. */
export async function changeOpened<Value, Refused>(
  opened: Cart,
  context: CartContext,
  work: CartWork<Value, Refused>,
): Promise<Result<Value, Refused | AccessRefusal>> {
  const { carts, customerId } = context;
  const { maskedId } = opened;
  try {
    return await work(carts.reading, opened);
  } catch (error) {
    if (!(error instanceof CartChangedMeanwhile)) throw error;
  }
  return carts.database.transaction(async (transaction) => {
    const cart = checkAccess(await lockCart(transaction, { maskedId }), maskedId, customerId);
    return cart.ok ? work(transaction, cart.value) : cart;
  });
}
