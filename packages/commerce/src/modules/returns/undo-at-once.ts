import type { Transaction } from '@bowline/database';
import { fill, ok, type Result, refuse } from '@bowline/kit';
import { cancelLockedLines, refundLocked } from '#checkout';
import { invoicesOf, mayMove, type Order } from '#orders';
import type { CommerceTables } from '#tables';
import { textsOf } from '#texts';
import type { OrderReturn, ReturnsServices } from './model.ts';
import type { ReturnsRefusal } from './refusals.ts';
import { moveLines } from './repository.ts';
import { isFree } from './settle-return.ts';

/** Why something is credited, for the credit note. */
export function reasonOf({ number }: OrderReturn, { snapshot }: Order): string {
  return fill(textsOf('returns', snapshot.locale).creditReason, { number });
}

/** Rule 13. The order is locked. */
export async function undoAtOnce(
  transaction: Transaction<CommerceTables>,
  order: Order,
  stated: OrderReturn,
  services: ReturnsServices,
): Promise<Result<undefined, ReturnsRefusal<'withdrawal-not-possible'>>> {
  const unsent = stated.lines.filter(({ isSentBack }) => !isSentBack);
  if (unsent.length === 0) return ok();
  const reason = reasonOf(stated, order);
  const lines = unsent.map(({ line, quantityHundredths }) => ({ line, quantityHundredths }));
  const before = (await invoicesOf(transaction, order.id)).length;
  const undone = mayMove(order.status, 'canceled')
    ? await cancelLockedLines(transaction, order, { by: 'customer', reason, lines }, services)
    : (await isFree(transaction, order.id, lines))
      ? ok()
      : await refundLocked(transaction, order, { lines, reason }, services);
  if (!undone.ok) return refuse('withdrawal-not-possible');
  const [note] = (await invoicesOf(transaction, order.id)).slice(before);
  await moveLines(
    transaction,
    unsent.map(({ id }) => id),
    { to: 'refunded', now: services.clock(), creditNoteNumber: note?.number ?? null },
  );
  return ok();
}
