import type { LocaleName } from '@bowline/markets';
import { textsOf } from '#texts';

export const orderStatuses = [
  'pending_payment',
  'processing',
  'complete',
  'canceled',
  'closed',
  'holded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Rule 4: the one table of moves. */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: ['processing', 'canceled', 'holded'],
  processing: ['complete', 'canceled', 'closed', 'holded'],
  holded: ['pending_payment', 'processing', 'canceled'],
  complete: ['closed'],
  canceled: [],
  closed: [],
};

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

/** Rule 13. */
export function statusLabel(status: OrderStatus, locale: LocaleName): string {
  return textsOf('orders', locale).status[status];
}
