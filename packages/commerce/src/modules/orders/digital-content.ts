import type { Kysely, Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { Order, OrderLine } from './model.ts';
import { moveOrder } from './move-order.ts';
import { addEvent, eventsOf } from './repository.ts';

const begun = 'content-begun';

/** Rule 31. */
export function isDigitalContent({ kind, isShipped }: Pick<OrderLine, 'kind' | 'isShipped'>): boolean {
  return kind === 'product' && !isShipped;
}

/** Rule 31. The order is locked, and settled in the same transaction. */
export async function beginContent(
  transaction: Transaction<CommerceTables>,
  { id, snapshot }: Order,
  now: Date,
): Promise<void> {
  if (!snapshot.contentConsent) return;
  const lines = snapshot.lines.filter(isDigitalContent).map((line) => line.id);
  if (lines.length > 0) await addEvent(transaction, id, begun, { lines }, now);
}

/** Rule 32: the order as it stands afterwards. It is locked, and settled. */
export async function completeIfAllIsGiven(
  transaction: Transaction<CommerceTables>,
  order: Order,
  now: Date,
): Promise<Order> {
  const { lines, contentConsent } = order.snapshot;
  const isGiven = (line: OrderLine) =>
    !line.isShipped && (line.kind !== 'product' || Boolean(contentConsent));
  if (order.status !== 'processing' || !lines.every(isGiven)) return order;
  const moved = await moveOrder(transaction, { id: order.id }, 'complete', now);
  if (!moved.ok) throw new Error(`Order ${order.number} cannot be completed: ${moved.refusal.code}`);
  return moved.value.order;
}

/** Lines of which the content has begun; nothing is asked of orders that cannot have any. */
export async function begunContentOf(
  executor: Kysely<CommerceTables>,
  { id, snapshot }: Order,
): Promise<ReadonlySet<string>> {
  if (!snapshot.contentConsent) return new Set();
  const events = (await eventsOf(executor, id)).filter(({ kind }) => kind === begun);
  return new Set(events.flatMap(({ details }) => (details as { lines: readonly string[] }).lines));
}
