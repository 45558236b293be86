import type { Transaction } from '@bowline/database';
import { ok, type Result } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import { type AccessRefusal, changeCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import { deleteLines, insertLines, setQuantities } from '../line-rows.ts';
import type { Cart, CartLine } from '../model.ts';
import { touchCart } from '../repository.ts';
import type { RefusedLine } from './line-refusals.ts';
import { type PlannedLine, planAddition, planQuantity } from './plan-lines.ts';
import { type LineWish, resolveWishes } from './resolve-wishes.ts';

export interface ChangedLines {
  readonly cart: Cart;
  readonly refused: readonly RefusedLine[];
}

/** Behaviour 74: good wishes are kept, the others are told why; or none is kept unless all are. */
export async function addLines(
  cartId: string,
  wishes: readonly LineWish[],
  context: CartContext,
  { allOrNone = false } = {},
): Promise<Result<ChangedLines, AccessRefusal>> {
  const resolved = await resolveWishes(wishes, context);
  return changeCart(cartId, context, async (transaction, cart) => {
    const refused: RefusedLine[] = [];
    let planned: readonly PlannedLine[] = cart.lines;
    for (const [index, { sku }] of wishes.entries()) {
      const line = resolved[index];
      if (!line) continue;
      const added = line.ok ? planAddition(planned, line.value) : line;
      if (added.ok) planned = added.value;
      else refused.push({ index, sku, refusal: added.refusal });
    }
    if (allOrNone && refused.length > 0) return ok({ cart, refused });
    return ok({ cart: await saveLines(transaction, cart, planned, context.now), refused });
  });
}

export interface QuantityWish {
  readonly lineId: number;
  readonly quantity: number;
}

export function updateLines(
  cartId: string,
  wishes: readonly QuantityWish[],
  context: CartContext,
): Promise<Result<ChangedLines, AccessRefusal>> {
  return changeCart(cartId, context, async (transaction, cart) => {
    const refused: RefusedLine[] = [];
    let planned: readonly CartLine[] = cart.lines;
    for (const [index, { lineId, quantity }] of wishes.entries()) {
      const sku = planned.find(({ id }) => id === lineId)?.sku ?? '';
      const updated = planQuantity(planned, lineId, quantity);
      if (updated.ok) planned = updated.value;
      else refused.push({ index, sku, refusal: updated.refusal });
    }
    return ok({ cart: await saveLines(transaction, cart, planned, context.now), refused });
  });
}

/** Makes the lines of a locked cart what they are planned to be. */
export async function saveLines(
  transaction: Transaction<CommerceTables>,
  cart: Cart,
  planned: readonly PlannedLine[],
  now: Date,
): Promise<Cart> {
  const lines = await writeLines(transaction, cart, planned, now);
  return lines === cart.lines ? cart : touchCart(transaction, { ...cart, lines }, now);
}

/** The lines as they are then; the very same when there is nothing to write. */
export async function writeLines(
  transaction: Transaction<CommerceTables>,
  cart: Cart,
  planned: readonly PlannedLine[],
  now: Date,
): Promise<readonly CartLine[]> {
  const before = new Map(cart.lines.map((line) => [line.id, line]));
  const kept = planned.filter((line): line is CartLine => line.id !== null);
  const keptIds = new Set(kept.map(({ id }) => id));
  const gone = cart.lines.filter(({ id }) => !keptIds.has(id));
  const changed = kept.filter(
    ({ id, quantityHundredths }) => before.get(id)?.quantityHundredths !== quantityHundredths,
  );
  const fresh = planned.filter(({ id }) => id === null);
  if (gone.length + changed.length + fresh.length === 0) return cart.lines;
  await deleteLines(
    transaction,
    gone.map(({ id }) => id),
  );
  await setQuantities(transaction, changed);
  return [...kept, ...(await insertLines(transaction, cart.id, fresh, now))];
}
