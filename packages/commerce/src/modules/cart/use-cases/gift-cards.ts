import { ok, type Result, refuse } from '@bowline/kit';
import { findGiftCard, type GiftCard, type GiftCardRefusal, normalisedGiftCardCode } from '#gift-cards';
import { type AccessRefusal, changeCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import type { Cart } from '../model.ts';
import type { CartRefusal } from '../refusals.ts';
import { saveCart } from '../repository.ts';
import { mayTryCode, type TooManyRequests } from './code-tries.ts';

const mostCards = 10;

type LookUpRefusal = GiftCardRefusal<'gift-card-not-found'> | TooManyRequests;

export async function lookUpGiftCard(
  text: string,
  context: CartContext,
): Promise<Result<GiftCard, LookUpRefusal>> {
  const isAllowed = await mayTryCode('gift-card', context.settings.giftCardTries, context);
  return isAllowed ? findGiftCard(context.carts.database, text) : refuse('too-many-requests');
}

type ApplyRefusal =
  | AccessRefusal
  | LookUpRefusal
  | GiftCardRefusal<'gift-card-in-other-currency'>
  | CartRefusal<'gift-card-already-applied' | 'too-many-gift-cards' | 'cart-is-empty'>;

export async function applyGiftCard(
  cartId: string,
  text: string,
  context: CartContext,
): Promise<Result<Cart, ApplyRefusal>> {
  const code = normalisedGiftCardCode(text);
  const found = await lookUpGiftCard(code, context);
  if (!found.ok) return found;
  const { balance } = found.value;
  if (balance.minor === 0) return refuse('gift-card-not-found');
  if (balance.currency !== context.currency) {
    return refuse('gift-card-in-other-currency', { currency: balance.currency });
  }
  return changeCart(cartId, context, async (writer, cart): Promise<Result<Cart, ApplyRefusal>> => {
    if (cart.lines.length === 0) return refuse('cart-is-empty', { stop: '.' });
    if (cart.giftCardCodes.includes(code)) return refuse('gift-card-already-applied');
    if (cart.giftCardCodes.length >= mostCards) return refuse('too-many-gift-cards', { most: mostCards });
    const giftCardCodes = [...cart.giftCardCodes, code];
    return ok(await saveCart(writer, { ...cart, giftCardCodes }, context.now));
  });
}

export function removeGiftCard(
  cartId: string,
  text: string,
  context: CartContext,
): Promise<Result<Cart, AccessRefusal | CartRefusal<'gift-card-not-applied'>>> {
  const code = normalisedGiftCardCode(text);
  return changeCart(cartId, context, async (writer, cart) => {
    if (!cart.giftCardCodes.includes(code)) return refuse('gift-card-not-applied');
    const giftCardCodes = cart.giftCardCodes.filter((other) => other !== code);
    return ok(await saveCart(writer, { ...cart, giftCardCodes }, context.now));
  });
}
