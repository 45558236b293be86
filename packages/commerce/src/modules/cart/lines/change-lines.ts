import { ok, type Result } from '@bowline/kit';
import { type AccessRefusal, changeCart, changeOpened, openCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import { type CartWriter, writeLines } from '../line-rows.ts';
import { isMadeElsewhere, wasMade } from '../made-changes.ts';
import type { Cart, CartLine, PlannedLine } from '../model.ts';
import { expectLineFacts } from '../pricing/line-facts.ts';
import { CartChangedMeanwhile } from '../repository.ts';
import type { RefusedLine } from './line-refusals.ts';
import { planAddition, planQuantity } from './plan-lines.ts';
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
  { allOrNone = false, key = null }: { allOrNone?: boolean; key?: string | null } = {},
): Promise<Result<ChangedLines, AccessRefusal>> {
  const [resolved, opened] = await Promise.all([resolveWishes(wishes, context), openCart(cartId, context)]);
  if (!opened.ok) return opened;
  return changeOpened(opened.value, context, async (writer, cart) => {
    if (await wasMade(writer, cart, key)) return ok({ cart, refused: [] });
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
    // Who adds something is shown the cart: what it takes travels with the change instead of after it.
    expectLineFacts(planned, context);
    return ok({ cart: await saveLines(writer, cart, planned, context.now, key), refused });
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
  key: string | null = null,
): Promise<Result<ChangedLines, AccessRefusal>> {
  return changeCart(cartId, context, async (writer, cart) => {
    if (await wasMade(writer, cart, key)) return ok({ cart, refused: [] });
    const refused: RefusedLine[] = [];
    let planned: readonly CartLine[] = cart.lines;
    for (const [index, { lineId, quantity }] of wishes.entries()) {
      const sku = planned.find(({ id }) => id === lineId)?.sku ?? '';
      const updated = planQuantity(planned, lineId, quantity);
      if (updated.ok) planned = updated.value;
      else refused.push({ index, sku, refusal: updated.refusal });
    }
    return ok({ cart: await saveLines(writer, cart, planned, context.now, key), refused });
  });
}

/** Makes the lines of a cart what they are planned to be. Throws when the cart was changed meanwhile. */
export async function saveLines(
  writer: CartWriter,
  cart: Cart,
  planned: readonly PlannedLine[],
  now: Date,
  key: string | null = null,
): Promise<Cart> {
  const before = new Map(cart.lines.map((line) => [line.id, line]));
  const kept = planned.filter((line): line is CartLine => line.id !== null);
  const keptIds = new Set(kept.map(({ id }) => id));
  const gone = cart.lines.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
  const changed = kept.filter(
    ({ id, quantityHundredths }) => before.get(id)?.quantityHundredths !== quantityHundredths,
  );
  const fresh = planned.filter(({ id }) => id === null);
  if (gone.length + changed.length + fresh.length === 0) return cart;
  const freshIds = await writeLines(writer, cart, { gone, changed, fresh }, now, key).catch(
    (error: unknown) => {
      if (isMadeElsewhere(error)) return null;
      throw error;
    },
  );
  if (!freshIds) throw new CartChangedMeanwhile(cart);
  const added = fresh.map((line, index) => ({ ...line, id: freshIds[index] ?? 0 }));
  return { ...cart, lines: [...kept, ...added], version: cart.version + 1 };
}
