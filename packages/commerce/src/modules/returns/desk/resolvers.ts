import type { OrdersAdmin } from '#checkout';
import type { Change, DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { valueOrCode } from '#graphql';
import type { Order } from '#orders';
import type { OrderReturn } from '../model.ts';
import type { LinesWish, ReturnsAdmin } from '../returns-admin.ts';

export interface ReturnsDesk extends DeskContext {
  readonly admin: { readonly orders: OrdersAdmin; readonly returns: ReturnsAdmin };
}

const pageSize = 50;
const highestPage = 1_000;

function show(record: OrderReturn, { number: orderNumber, snapshot }: Pick<Order, 'number' | 'snapshot'>) {
  const { number, statedAt, name, remark, isStatutory, lines } = record;
  const nameOf = new Map(snapshot.lines.map((line) => [line.id, line.name]));
  return {
    ...{ number, orderNumber, name, remark, isStatutory },
    statedAt: statedAt.toISOString(),
    lines: lines.map(({ restockedAt, receivedAt: _received, decidedAt: _decided, ...line }) => ({
      ...line,
      name: nameOf.get(line.line) ?? line.line,
      restockedAt: restockedAt?.toISOString() ?? null,
    })),
  };
}

async function showWithOrder(record: OrderReturn, { orders }: ReturnsDesk['admin']) {
  const order = await orders.orderOf(record.orderId);
  return order ? show(record, order) : null;
}

const wishOf = (lineIds: readonly (number | null)[] | null | undefined): LinesWish =>
  lineIds && lineIds.length > 0 ? { lineIds: lineIds.filter((id) => id !== null) } : {};

export const returnsDeskResolvers: Resolvers<ReturnsDesk> = {
  Query: {
    async returns(_, { isWaiting, page }, { admin }) {
      const wanted = Math.min(Math.max(page ?? 1, 1), highestPage);
      const { returns, total } = await admin.returns.list({ isWaiting, page: wanted, pageSize });
      const shown = await Promise.all(returns.map((record) => showWithOrder(record, admin)));
      return { returns: shown.filter((record) => record !== null), total };
    },
    async returnOfNumber(_, { number }, { admin }) {
      const record = await admin.returns.find(number);
      return record && showWithOrder(record, admin);
    },
  },
  DeskOrder: {
    async returns({ number }, _, { admin }) {
      const file = await admin.orders.find(String(await lazily(number)));
      if (!file) return [];
      return (await admin.returns.ofOrder(file.order.id)).map((record) => show(record, file.order));
    },
  },
  Mutation: {
    async receiveReturn(_, { number, lineIds }, { admin }) {
      valueOrCode(await admin.returns.receive(number, wishOf(lineIds)));
      return true;
    },
    async refundReturn(_, { number, lineIds, isShippingIncluded }, { admin }) {
      const wish = { ...wishOf(lineIds), ...(isShippingIncluded && { isShippingIncluded }) };
      valueOrCode(await admin.returns.refund(number, wish));
      return true;
    },
    async restockReturn(_, { number, lineIds }, { admin }) {
      valueOrCode(await admin.returns.restock(number, wishOf(lineIds)));
      return true;
    },
    async declineReturn(_, { number, lineIds, reason }, { admin }) {
      valueOrCode(await admin.returns.decline(number, { ...wishOf(lineIds), reason }));
      return true;
    },
  },
};

/** A property of ours may be a function or a promise. */
const lazily = async (value: unknown): Promise<unknown> => (typeof value === 'function' ? value() : value);

const change: Change<{ readonly number: string }, ReturnsDesk> = {
  subject: ({ number }) => `return ${number}`,
  async state({ number }, { admin }) {
    const record = await admin.returns.find(number);
    return record?.lines.map(({ id, state, creditNoteNumber }) => ({ id, state, creditNoteNumber }));
  },
};

export const returnsChanges = {
  receiveReturn: change,
  refundReturn: change,
  restockReturn: change,
  declineReturn: change,
};
