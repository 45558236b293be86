import { askWithin, sql, statement } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { CommerceDatabase } from '#tables';
import { type CartWriter, isReading } from './line-rows.ts';
import type { Cart } from './model.ts';
import type { CartRefusal } from './refusals.ts';
import { CartChangedMeanwhile } from './repository.ts';

/** Rule 28: how long a change that was made is known by its name. */
const knownDays = 7;
const dayMs = 86_400_000;

/** What a client calls a change, if it does. */
export function readChangeKey(
  key: string | null | undefined,
): Result<string | null, CartRefusal<'cart-change-key-not-valid'>> {
  if (!key) return ok(null);
  return /^[\w-]{8,64}$/.test(key) ? ok(key) : refuse('cart-change-key-not-valid');
}

const changeByKey = statement('select from cart_change where key = $1');

/**
 * Whether the change has been made. Asked after the cart was read: who makes it in between makes another version of the cart.
 * The cart may have been read before that, so that it is read again, with a lock, before it is the answer.
 */
export async function wasMade(writer: CartWriter, cart: Cart, key: string | null): Promise<boolean> {
  if (key === null) return false;
  if (!isReading(writer)) return (await askWithin(writer, changeByKey, [key])).length > 0;
  const made = await writer.read(changeByKey, () => [key]);
  if (made.length > 0) throw new CartChangedMeanwhile(cart);
  return false;
}

/** Two carts were asked for the same change at once, and the other one has it. */
export function isMadeElsewhere(error: unknown): boolean {
  const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
  return code === '23505' && constraint === 'cart_change_pkey';
}

export async function forgetOldChanges({ kysely }: CommerceDatabase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - knownDays * dayMs);
  await sql`delete from cart_change where made_at < ${before}`.execute(kysely);
}
