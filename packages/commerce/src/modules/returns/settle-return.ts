import type { Kysely, Transaction } from '@bowline/database';
import { ok, type Result } from '@bowline/kit';
import { type RefundRefusal, refundLocked } from '#checkout';
import { type LineQuantity, lineStatesOf, type Order } from '#orders';
import type { CommerceTables } from '#tables';
import type { OrderReturn, ReturnLine, ReturnsServices } from './model.ts';
import { moveLines, returnsOfOrder } from './repository.ts';

export interface SettleWish {
  readonly lines: readonly ReturnLine[];
  readonly reason: string;
  /** Decided by rule 17 when it is not given. */
  readonly isShippingIncluded?: boolean | undefined;
}

/** Rule 17: the number of the credit note; null when there was nothing to pay back. The order is locked. */
export async function settleReturn(
  transaction: Transaction<CommerceTables>,
  order: Order,
  { lines: settled, reason, isShippingIncluded }: SettleWish,
  services: ReturnsServices,
): Promise<Result<string | null, RefundRefusal>> {
  const lines = settled.map(({ line, quantityHundredths }) => ({ line, quantityHundredths }));
  const ids = settled.map(({ id }) => id);
  const withShipping = isShippingIncluded ?? (await isAllWithdrawn(transaction, order, ids));
  let creditNoteNumber: string | null = null;
  if (withShipping || !(await isFree(transaction, order.id, lines))) {
    const wish = { lines, isShippingIncluded: withShipping, reason };
    const credited = await refundLocked(transaction, order, wish, services);
    if (!credited.ok) return credited;
    creditNoteNumber = credited.value.creditNoteNumber;
  }
  await moveLines(transaction, ids, { to: 'refunded', now: services.clock(), creditNoteNumber });
  return ok(creditNoteNumber);
}

/** Nothing would be credited of these lines. */
export async function isFree(
  executor: Kysely<CommerceTables>,
  orderId: number,
  lines: readonly LineQuantity[],
): Promise<boolean> {
  const states = await lineStatesOf(executor, orderId);
  return lines.every(({ line }) => {
    const state = states.find((each) => each.line === line);
    return !state || state.totalInclMinor <= state.creditedInclMinor;
  });
}

/** Rule 17: with these lines all of the order is canceled or withdrawn in time. */
async function isAllWithdrawn(
  executor: Kysely<CommerceTables>,
  { id, snapshot }: Order,
  settledIds: readonly number[],
): Promise<boolean> {
  if (!snapshot.breakdown.shipping?.incl.minor) return false;
  const returns = await returnsOfOrder(executor, id);
  const isDone = ({ isStatutory }: OrderReturn, line: ReturnLine) =>
    isStatutory && line.isSentBack && (line.state === 'refunded' || settledIds.includes(line.id));
  const states = await lineStatesOf(executor, id);
  return states.every(({ line, quantityHundredths, canceledHundredths }) => {
    const withdrawn = returns
      .flatMap((each) => each.lines.filter((part) => part.line === line && isDone(each, part)))
      .reduce((sum, part) => sum + part.quantityHundredths, 0);
    return withdrawn + canceledHundredths >= quantityHundredths;
  });
}
