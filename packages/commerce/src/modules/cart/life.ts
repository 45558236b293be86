import { type RawBuilder, sql, type Transaction } from '@bowline/database';
import type { CommerceDatabase, CommerceTables } from '#tables';
import type { Cart } from './model.ts';

/**
 * Behaviour 114: the cart becomes an order, which is written in the same statement. No row when it is no longer the one that was
 * priced (rule 3).
 */
export function closingCart({ id, version }: Pick<Cart, 'id' | 'version'>, now: Date): RawBuilder<unknown> {
  return sql`
    update cart set is_active = false, version = version + 1, changed_at = ${now}
    where id = ${id} and version = ${version} and is_active returning id`;
}

/** Decision D6: the order came to nothing, the cart can be used again. Not when its customer has begun another one; false then. */
export async function reactivateCart(
  transaction: Transaction<CommerceTables>,
  cartId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update cart set is_active = true, version = version + 1, changed_at = ${now}
    where id = ${cartId} and not exists (
      select from cart other where other.customer_id = cart.customer_id and other.is_active and other.id <> cart.id)
    returning id`.execute(transaction);
  return rows.length > 0;
}

/** What a cart that became an order still tells of its buyer. One that is in use again is left to its buyer. */
export async function removeOrderedCart(
  transaction: Transaction<CommerceTables>,
  maskedId: string,
): Promise<void> {
  await sql`delete from cart where masked_id = ${maskedId} and not is_active`.execute(transaction);
}

const dayMs = 86_400_000;
const orderedDays = 30;

/** Rule 18. */
export async function removeOldCarts(
  database: CommerceDatabase,
  { cartLifeDays }: { readonly cartLifeDays: number },
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await sql`
    delete from cart
    where changed_at < ${before(cartLifeDays)} or (not is_active and changed_at < ${before(orderedDays)})`.execute(
    database.kysely,
  );
}
