import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { addEvent, type LineState, lineStatesOf, lockOrder } from '#orders';
import { returnStock } from '#stock';
import { allOrNothing } from '#stores';
import type { OrderReturn, ReturnLine, ReturnsServices } from './model.ts';
import { findReturn, markRestocked } from './repository.ts';

export type RestockRefusal =
  | Refusal<'return-not-found', Record<string, never>>
  | Refusal<'return-line-not-known' | 'return-line-not-here', { readonly lineId: number }>;

/** Rule 18. */
export function restockReturn(
  number: string,
  { lineIds }: { readonly lineIds?: readonly number[] },
  { database, clock }: ReturnsServices,
): Promise<Result<OrderReturn, RestockRefusal>> {
  return allOrNothing<OrderReturn, RestockRefusal>(database, async (transaction) => {
    const known = await findReturn(transaction, { number });
    const order = known && (await lockOrder(transaction, { id: known.orderId }));
    const record = order && (await findReturn(transaction, { number }));
    if (!order || !record) return refuse('return-not-found');
    const chosen = chooseGoods(record, lineIds);
    if (!chosen.ok) return chosen;
    if (chosen.value.length === 0) return ok(record);
    const now = clock();
    const units = unitsOf(chosen.value, await lineStatesOf(transaction, order.id));
    await markRestocked(
      transaction,
      chosen.value.map(({ id }) => id),
      now,
    );
    await returnStock(transaction, order.id, now, units, 'restocked');
    const details = { returnNumber: number, lines: chosen.value.map(({ line }) => line) };
    await addEvent(transaction, order.id, 'return-restocked', details, now);
    return ok((await findReturn(transaction, { number })) ?? record);
  });
}

function isHere({ isSentBack, state }: ReturnLine): boolean {
  return isSentBack && (state === 'received' || state === 'refunded');
}

/** Who names a line again that was booked changes nothing. */
function chooseGoods(
  { lines }: OrderReturn,
  lineIds: readonly number[] | undefined,
): Result<readonly ReturnLine[], RestockRefusal> {
  if (!lineIds) return ok(lines.filter((line) => isHere(line) && line.restockedAt === null));
  const chosen: ReturnLine[] = [];
  for (const lineId of new Set(lineIds)) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return refuse('return-line-not-known', { lineId });
    if (!isHere(line)) return refuse('return-line-not-here', { lineId });
    if (line.restockedAt === null) chosen.push(line);
  }
  return ok(chosen);
}

/** Whole pieces only come back (rules 8 and 9), so nothing is left to round. */
function unitsOf(lines: readonly ReturnLine[], states: readonly LineState[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { line, quantityHundredths } of lines) {
    const { stockPoolKey, stockUnitsPerPiece } = states.find((each) => each.line === line) ?? {};
    if (!stockPoolKey || !stockUnitsPerPiece) continue;
    const back = Math.floor((stockUnitsPerPiece * quantityHundredths) / 100);
    units.set(stockPoolKey, (units.get(stockPoolKey) ?? 0) + back);
  }
  return units;
}
