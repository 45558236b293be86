import { moneyFromDecimal, ok, type Result, refuse } from '@bowline/kit';
import { RefusalError, valueOrRefusal } from '#graphql';
import { listOrders, type OrderListQuestion, orderStatuses, statusLabel } from '#orders';
import { addDays, isDay, startOfDay } from '#stores';
import type { CustomerOrdersArguments, CustomerOrdersFilterInput } from '#wire';
import type { CheckoutContext } from '../model.ts';
import { showOrder } from './show-order.ts';

type Range = CustomerOrdersFilterInput['order_date'];

const shortestMatch = 3;
const mostAtOnce = 100;

/** Behaviour 133: the field `orders` of whoever is logged in, for the type `Customer`. */
export async function customerOrders(
  customerId: number,
  wish: Partial<CustomerOrdersArguments>,
  context: CheckoutContext,
) {
  const { filter, sort, scope } = wish;
  const currentPage = wish.currentPage ?? 1;
  const pageSize = wish.pageSize ?? 20;
  if (currentPage < 1) throw new RefusalError({ code: 'current-page-not-positive', details: {} });
  if (pageSize < 1) throw new RefusalError({ code: 'page-size-not-positive', details: {} });
  if (pageSize > mostAtOnce) {
    throw new RefusalError({ code: 'page-size-too-large', details: { maximum: mostAtOnce } });
  }
  const { kysely } = context.checkout.database;
  const question: OrderListQuestion = {
    customerId,
    // All stores are of one group and one website.
    ...(!scope && { storeCode: context.store.code }),
    ...valueOrRefusal(readNumber(filter?.number)),
    ...readDates(filter?.order_date, context),
    ...readStatuses(filter?.status, context),
    ...readTotals(filter?.grand_total, context),
    sortBy: sort?.sort_field === 'NUMBER' ? 'number' : 'placed',
    isAscending: sort?.sort_direction === 'ASC',
    page: currentPage,
    pageSize,
  };
  const { orders, total } = await listOrders(kysely, question);
  return {
    items: orders.map((order) => showOrder(order, context)),
    totalCount: total,
    pageInfo: { currentPage, pageSize, totalPages: Math.ceil(total / pageSize) },
    dateOfFirstOrder: async () => {
      const first = await listOrders(kysely, { customerId, isAscending: true, page: 1, pageSize: 1 });
      return first.orders[0]?.placedAt.toISOString() ?? null;
    },
  };
}

type Filter = CustomerOrdersFilterInput;

function readNumber(
  number: Filter['number'],
): Result<Partial<OrderListQuestion>, { code: 'match-too-short'; details: { minimum: number } }> {
  if (number?.match) {
    return number.match.length < shortestMatch
      ? refuse('match-too-short', { minimum: shortestMatch })
      : ok(isNumber(number.match) ? { numberPart: number.match } : { numbers: [] });
  }
  const numbers = number?.in ?? (number?.eq ? [number.eq] : null);
  return ok(
    numbers
      ? { numbers: numbers.filter((text) => text !== null && isNumber(text)) as readonly string[] }
      : {},
  );
}

/** Numbers of orders have digits only. */
function isNumber(text: string): boolean {
  return /^\d{1,18}$/.test(text);
}

function readDates(range: Range, { settings }: CheckoutContext): Partial<OrderListQuestion> {
  const from = range?.from?.slice(0, 10) ?? '';
  const to = range?.to?.slice(0, 10) ?? '';
  return {
    ...(isDay(from) && { placedFrom: startOfDay(from, settings.timeZone) }),
    ...(isDay(to) && { placedBefore: startOfDay(addDays(to, 1), settings.timeZone) }),
  };
}

/** A status by its code, or by what it is called in the store. */
function readStatuses(status: Filter['status'], { store }: CheckoutContext): Partial<OrderListQuestion> {
  const wanted = status?.in ?? (status?.eq ? [status.eq] : null);
  if (!wanted) return {};
  return {
    statuses: orderStatuses.filter(
      (code) => wanted.includes(code) || wanted.includes(statusLabel(code, store.locale)),
    ),
  };
}

function readTotals(range: Filter['grand_total'], { currency }: CheckoutContext): Partial<OrderListQuestion> {
  const read = (text: string | null | undefined) =>
    text && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? moneyFromDecimal(text, currency).minor : undefined;
  const totalFromMinor = read(range?.from);
  const totalToMinor = read(range?.to);
  return {
    ...(totalFromMinor !== undefined && { totalFromMinor }),
    ...(totalToMinor !== undefined && { totalToMinor }),
  };
}
