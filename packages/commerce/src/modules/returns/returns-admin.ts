import type { Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { RefundRefusal } from '#checkout';
import { addEvent, lockOrder, type Order } from '#orders';
import { allOrNothing, tidyLines } from '#stores';
import type { CommerceTables } from '#tables';
import { enqueueReturnNews } from './jobs.ts';
import type { OrderReturn, ReturnLine, ReturnsServices } from './model.ts';
import {
  findReturn,
  listReturns,
  moveLines,
  type ReturnPage,
  type ReturnsQuestion,
  returnsOfOrder,
} from './repository.ts';
import { type RestockRefusal, restockReturn } from './restock-return.ts';
import { isDecided, mayMoveLine, type ReturnState } from './return-state.ts';
import { settleReturn } from './settle-return.ts';
import { reasonOf } from './undo-at-once.ts';

export type ReturnMoveRefusal =
  | Refusal<'return-not-found', Record<string, never>>
  | Refusal<'return-line-not-known', { readonly lineId: number }>
  | Refusal<'return-move-not-possible', { readonly from: ReturnState; readonly to: ReturnState }>;

export type DeclineRefusal = ReturnMoveRefusal | Refusal<'return-reason-length', { readonly most: number }>;

export interface LinesWish {
  /** By their ids; every line that has not been decided when it is not given. */
  readonly lineIds?: readonly number[];
}

/** What the shop itself does with returns, by their numbers (rules 15 to 17). */
export interface ReturnsAdmin {
  list(question: Omit<ReturnsQuestion, 'customerId'>): Promise<ReturnPage>;
  find(number: string): Promise<OrderReturn | null>;
  ofOrder(orderId: number): Promise<readonly OrderReturn[]>;
  receive(number: string, wish?: LinesWish): Promise<Result<OrderReturn, ReturnMoveRefusal>>;
  refund(
    number: string,
    wish?: LinesWish & { readonly isShippingIncluded?: boolean },
  ): Promise<Result<OrderReturn, ReturnMoveRefusal | RefundRefusal>>;
  /** Books goods into the stock again; without `lineIds` every line that can be (rule 18). */
  restock(number: string, wish?: LinesWish): Promise<Result<OrderReturn, RestockRefusal>>;
  decline(
    number: string,
    wish: LinesWish & { readonly reason: string },
  ): Promise<Result<OrderReturn, DeclineRefusal>>;
}

const longestReason = 1_000;
const mostAtOnce = 100;

type Move<Refused> = (
  transaction: Transaction<CommerceTables>,
  found: { readonly order: Order; readonly record: OrderReturn; readonly lines: readonly ReturnLine[] },
) => Promise<Result<unknown, Refused>>;

export function createReturnsAdmin(services: ReturnsServices): ReturnsAdmin {
  const { database, clock } = services;

  /** Locks the order, chooses the lines, moves them, and notes it; all of it or nothing. */
  const move = <Refused>(number: string, to: ReturnState, wish: LinesWish, work: Move<Refused>) =>
    allOrNothing<OrderReturn, ReturnMoveRefusal | Refused>(database, async (transaction) => {
      const known = await findReturn(transaction, { number });
      const order = known && (await lockOrder(transaction, { id: known.orderId }));
      const record = order && (await findReturn(transaction, { number }));
      if (!order || !record) return refuse('return-not-found');
      const chosen = chooseLines(record, to, wish);
      if (!chosen.ok) return chosen;
      if (chosen.value.length === 0) return ok(record);
      const moved = await work(transaction, { order, record, lines: chosen.value });
      if (!moved.ok) return moved;
      const details = { returnNumber: number, lines: chosen.value.map(({ line }) => line) };
      await addEvent(transaction, order.id, `return-${to}`, details, clock());
      return ok((await findReturn(transaction, { number })) ?? record);
    });

  return {
    list: ({ page, pageSize, ...question }) =>
      listReturns(database.kysely, {
        ...question,
        page: Math.max(1, page),
        pageSize: Math.min(mostAtOnce, Math.max(1, pageSize)),
      }),
    find: (number) => findReturn(database.kysely, { number }),
    ofOrder: (orderId) => returnsOfOrder(database.kysely, orderId),
    receive: (number, wish = {}) =>
      move<never>(number, 'received', wish, async (transaction, { record, lines }) => {
        const lineIds = lines.map(({ id }) => id);
        await moveLines(transaction, lineIds, { to: 'received', now: clock() });
        await enqueueReturnNews(transaction, 'returns.received', { returnId: record.id, lineIds });
        return ok();
      }),
    refund: (number, { isShippingIncluded, ...wish } = {}) =>
      move<RefundRefusal>(number, 'refunded', wish, (transaction, { order, record, lines }) => {
        const settled = { lines, reason: reasonOf(record, order), isShippingIncluded };
        return settleReturn(transaction, order, settled, services);
      }),
    restock: (number, wish = {}) => restockReturn(number, wish, services),
    async decline(number, { reason, ...wish }) {
      const written = tidyLines(reason.slice(0, longestReason + 1));
      if (written === '' || written.length > longestReason) {
        return refuse('return-reason-length', { most: longestReason });
      }
      return move<never>(number, 'declined', wish, async (transaction, { record, lines }) => {
        const lineIds = lines.map(({ id }) => id);
        await moveLines(transaction, lineIds, { to: 'declined', now: clock(), reason: written });
        await enqueueReturnNews(transaction, 'returns.declined', { returnId: record.id, lineIds });
        return ok();
      });
    },
  };
}

/** Rule 15: what is there already stays there. */
function chooseLines(
  { lines }: OrderReturn,
  to: ReturnState,
  { lineIds }: LinesWish,
): Result<readonly ReturnLine[], ReturnMoveRefusal> {
  // Rule 18.
  const isSoldAgain = ({ restockedAt }: ReturnLine) => restockedAt !== null && to === 'declined';
  if (!lineIds) {
    const isOpen = (line: ReturnLine) =>
      !isDecided(line.state) && mayMoveLine(line.state, to) && !isSoldAgain(line);
    return ok(lines.filter(isOpen));
  }
  const chosen: ReturnLine[] = [];
  for (const lineId of new Set(lineIds)) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return refuse('return-line-not-known', { lineId });
    if (line.state === to) continue;
    if (!mayMoveLine(line.state, to) || isSoldAgain(line))
      return refuse('return-move-not-possible', { from: line.state, to });
    chosen.push(line);
  }
  return ok(chosen);
}
