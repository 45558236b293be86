import { randomUUID } from 'node:crypto';
import { factsOf, findByToken, showItems, showOrder } from '#checkout';
import { requiredCustomer } from '#customers';
import { decodeEntityUid, decodeUid, encodeUid, RefusalError, valueOrRefusal } from '#graphql';
import { findOrder, type Order } from '#orders';
import { fullName, type RateLimit } from '#stores';
import { textsOf } from '#texts';
import type { CustomerOrder, Resolvers } from '#wire';
import type { OrderReturn, ReturnsContext } from './model.ts';
import { readWithdrawal } from './read-withdrawal.ts';
import { findReturn, listReturns, returnsOfOrder } from './repository.ts';
import { showReturn } from './show-return.ts';
import { type Stated, type Statement, stateWithdrawal } from './state-withdrawal.ts';

const mostAtOnce = 100;
/** Rule 12. */
const statementsOfOneOrder: RateLimit = { uses: 20, withinSeconds: 86_400 };

interface Paging {
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
}

function pageOf(paging: Paging) {
  const page = paging.currentPage ?? 1;
  const pageSize = paging.pageSize ?? 20;
  if (page < 1) throw new RefusalError({ code: 'current-page-not-positive', details: {} });
  if (pageSize < 1) throw new RefusalError({ code: 'page-size-not-positive', details: {} });
  if (pageSize > mostAtOnce) {
    throw new RefusalError({ code: 'page-size-too-large', details: { maximum: mostAtOnce } });
  }
  return { page, pageSize };
}

function pageInfo({ page, pageSize }: { page: number; pageSize: number }, total: number) {
  return { currentPage: page, pageSize, totalPages: Math.ceil(total / pageSize) };
}

async function returnsOfCustomer(customerId: number, paging: Paging, context: ReturnsContext) {
  const page = pageOf(paging);
  const { kysely } = context.returns.database;
  const { returns, total } = await listReturns(kysely, { customerId, ...page });
  const orders = await ordersOf(returns, context);
  return {
    items: returns.flatMap((record) => {
      const order = orders.get(record.orderId);
      return order ? [showReturn(record, order, context)] : [];
    }),
    totalCount: total,
    pageInfo: pageInfo(page, total),
  };
}

async function ordersOf(returns: readonly OrderReturn[], { returns: { database } }: ReturnsContext) {
  const ids = new Set(returns.map(({ orderId }) => orderId));
  const orders = await Promise.all([...ids].map((id) => findOrder(database.kysely, { id })));
  return new Map(orders.flatMap((order) => (order ? [[order.id, order] as const] : [])));
}

/** The order behind what a resolver of another module showed. */
async function orderBehind({ id }: Pick<CustomerOrder, 'id'>, { returns }: ReturnsContext): Promise<Order> {
  const uid = typeof id === 'string' ? id : '';
  const order = await findOrder(returns.database.kysely, { id: decodeEntityUid(uid) ?? 0 });
  if (!order) throw new Error(`There is no order behind ${uid}`);
  return order;
}

const readReturns = new WeakMap<ReturnsContext, Map<number, Promise<readonly OrderReturn[]>>>();

/** All lines of an order ask for the same. */
function returnsBehind(orderId: number, context: ReturnsContext): Promise<readonly OrderReturn[]> {
  const known = readReturns.get(context) ?? new Map<number, Promise<readonly OrderReturn[]>>();
  readReturns.set(context, known);
  const reading = known.get(orderId) ?? returnsOfOrder(context.returns.database.kysely, orderId);
  known.set(orderId, reading);
  return reading;
}

const hundredthsOf = (quantity: number) => Math.round(quantity * 10_000) / 100;

async function state(order: Order, statement: Statement, context: ReturnsContext): Promise<Stated> {
  const { carts, returns, now } = context;
  if (!(await carts.limiter.allows('withdrawal', String(order.id), statementsOfOneOrder, now))) {
    throw new RefusalError({ code: 'withdrawal-too-many', details: {} });
  }
  return valueOrRefusal(await stateWithdrawal(order.id, statement, returns));
}

export const returnsResolvers: Resolvers<ReturnsContext> = {
  Mutation: {
    requestReturn: async (_, { input }, context) => {
      const customerId = requiredCustomer(context);
      const id = decodeEntityUid(input.order_uid) ?? 0;
      const order = await findOrder(context.returns.database.kysely, { id });
      if (order?.customerId !== customerId) {
        throw new RefusalError({ code: 'return-order-not-found', details: {} });
      }
      const statement = {
        // Clients of Magento have no key: every call of theirs is a statement of its own.
        key: randomUUID(),
        name: fullName(order.snapshot.billingAddress),
        remark: input.comment_text ?? null,
        lines: input.items.flatMap((item) =>
          item
            ? [
                {
                  line: decodeUid(item.order_item_uid) ?? '',
                  quantityHundredths: hundredthsOf(item.quantity_to_return),
                },
              ]
            : [],
        ),
      };
      const stated = await state(order, statement, context);
      return { return: showReturn(stated.record, stated.order, context) };
    },
    withdrawFromContract: async (_, { input }, context) => {
      const found = await findByToken(input.token, context);
      // Rule 10: whose it is, and whether there is one, is not told.
      if (!found.ok) throw new RefusalError({ code: 'return-order-not-found', details: {} });
      const statement = {
        key: input.statement_key,
        name: input.name,
        remark: null,
        lines: input.lines.flatMap((item) =>
          item
            ? [
                {
                  line: decodeUid(item.order_item_uid) ?? '',
                  quantityHundredths: hundredthsOf(item.quantity),
                },
              ]
            : [],
        ),
      };
      const { order, record } = await state(found.value, statement, context);
      return { return: showReturn(record, order, context), order: showOrder(order, context) };
    },
  },
  RequestReturnOutput: {
    returns: (_, paging, context) => returnsOfCustomer(requiredCustomer(context), paging, context),
  },
  Customer: {
    returns: ({ id }, paging, context) => returnsOfCustomer(id, paging, context),
    return: async ({ id: customerId }, { uid }, context) => {
      const { kysely } = context.returns.database;
      const record = await findReturn(kysely, { id: decodeEntityUid(uid) ?? 0 });
      const order = record && (await findOrder(kysely, { id: record.orderId }));
      return record && order?.customerId === customerId ? showReturn(record, order, context) : null;
    },
  },
  OrderItemInterface: {
    quantity_returned: async ({ orderId, line }, _, context) => {
      const returned = (await returnsBehind(orderId, context))
        .flatMap(({ lines }) => lines)
        .filter((part) => part.line === line && part.isSentBack && part.receivedAt !== null);
      return returned.reduce((sum, { quantityHundredths }) => sum + quantityHundredths, 0) / 100;
    },
  },
  CustomerOrder: {
    returns: async (shown, paging, context) => {
      const page = pageOf(paging);
      const order = await orderBehind(shown, context);
      const all = (await returnsOfOrder(context.returns.database.kysely, order.id)).toReversed();
      const first = (page.page - 1) * page.pageSize;
      return {
        items: all.slice(first, first + page.pageSize).map((record) => showReturn(record, order, context)),
        totalCount: all.length,
        pageInfo: pageInfo(page, all.length),
      };
    },
    items_eligible_for_return: async (shown, _, context) => {
      const order = await orderBehind(shown, context);
      const { period, lines } = await readWithdrawal(context.returns.database.kysely, order, context);
      const eligible = new Set(
        lines.filter(({ leftHundredths }) => leftHundredths > 0).map(({ line }) => encodeUid(line.id)),
      );
      const items = period.isOpen ? showItems(factsOf(order, context), context) : [];
      return items.filter(({ id }) => eligible.has(id));
    },
    withdrawal: async (shown, _, context) => {
      const order = await orderBehind(shown, context);
      const { period, lines } = await readWithdrawal(context.returns.database.kysely, order, context);
      const { exceptions } = textsOf('returns', context.store.locale);
      return {
        ...period,
        lines: lines.map(({ line, leftHundredths, exception }) => ({
          orderItemUid: encodeUid(line.id),
          quantityLeft: leftHundredths / 100,
          exception,
          exceptionText: exception && exceptions[exception],
        })),
      };
    },
  },
};
