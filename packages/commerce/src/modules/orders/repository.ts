import { randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from '@bowline/database';
import { isCurrencyCode, money } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import type { NewOrder, Order, OrderAddress, OrderSnapshot } from './model.ts';
import { lineRecords, lineRowsOf } from './order-lines.ts';
import type { OrderStatus } from './order-status.ts';
import { readSnapshot, storedSnapshot } from './shapes/order-snapshot.ts';

export type OrderKey =
  | { readonly id: number }
  | { readonly number: string }
  | { readonly token: string }
  | { readonly cartMaskedId: string };

/** What names and tokens look like. Clients send anything, and PostgreSQL chokes on some of it. */
const possible = { number: /^\d{1,18}$/, token: /^[\w-]{16,64}$/, cartMaskedId: /^[!-~]{1,64}$/ };
const highestId = 2_147_483_647;

function isPossible(key: OrderKey): boolean {
  if ('id' in key) return Number.isInteger(key.id) && key.id > 0 && key.id <= highestId;
  if ('number' in key) return possible.number.test(key.number);
  return 'token' in key ? possible.token.test(key.token) : possible.cartMaskedId.test(key.cartMaskedId);
}

export async function findOrder(executor: Kysely<CommerceTables>, key: OrderKey): Promise<Order | null> {
  if (!isPossible(key)) return null;
  const row = await byKey(executor, key).executeTakeFirst();
  return row ? toOrder(row) : null;
}

export async function lockOrder(
  transaction: Transaction<CommerceTables>,
  key: OrderKey,
): Promise<Order | null> {
  if (!isPossible(key)) return null;
  const row = await byKey(transaction, key).forUpdate().executeTakeFirst();
  return row ? toOrder(row) : null;
}

function byKey(executor: Kysely<CommerceTables>, key: OrderKey) {
  const orders = executor.selectFrom('shop_order').selectAll();
  if ('id' in key) return orders.where('id', '=', key.id);
  if ('number' in key) return orders.where('number', '=', key.number);
  if ('token' in key) return orders.where('token', '=', key.token);
  return orders.where('cart_masked_id', '=', key.cartMaskedId).where('status', '<>', 'canceled');
}

export async function insertOrder(transaction: Transaction<CommerceTables>, order: NewOrder): Promise<Order> {
  const placed = await insertOrderBehind(transaction, order, null);
  if (!placed) throw new Error('An order was not written');
  return placed;
}

/** In one statement with what has to come before it; null when that has no row. */
export async function insertOrderBehind(
  transaction: Transaction<CommerceTables>,
  order: NewOrder,
  first: RawBuilder<unknown> | null,
): Promise<Order | null> {
  const token = randomBytes(24).toString('base64url');
  const snapshot = storedSnapshot(order.snapshot);
  const lines = JSON.stringify(lineRowsOf(order.snapshot));
  const { rows } = await sql<Pick<Order, 'id' | 'number'>>`
    with ${first ? sql`first as (${first}), ` : sql``}placed as (
      insert into shop_order (token, cart_masked_id, customer_id, status, placed_at, store_code, email, currency,
        grand_total_minor, to_pay_minor, payment_method, snapshot)
      select ${token}, ${order.cartMaskedId}, ${order.customerId}, ${order.status}, ${order.placedAt},
        ${order.storeCode}, ${order.email}, ${order.currency}, ${order.grandTotal.minor}, ${order.toPay.minor},
        ${order.paymentMethod}, ${snapshot} ${first ? sql`from first` : sql``}
      returning id, number
    ), event as (
      insert into order_event (order_id, kind, details, happened_at)
      select id, 'placed', '{}', ${order.placedAt} from placed
    ), lines as (
      insert into order_line
      select placed.id, line.* from placed, ${lineRecords(lines)}
    )
    select id, number from placed`.execute(transaction);
  const [placed] = rows;
  if (!placed) return null;
  // As it will be read: what JSON leaves out is left out here too.
  return { ...order, ...placed, token, snapshot: readSnapshot(JSON.parse(snapshot)), erasedAt: null };
}

export async function setStatus(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  status: OrderStatus,
): Promise<void> {
  await transaction.updateTable('shop_order').set({ status }).where('id', '=', orderId).execute();
}

/** Rule 5. */
export async function addEvent(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  kind: string,
  details: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('order_event')
    .values({ order_id: orderId, kind, details: JSON.stringify(details), happened_at: now })
    .execute();
}

export async function eventsOf(executor: Kysely<CommerceTables>, orderId: number) {
  return executor
    .selectFrom('order_event')
    .where('order_id', '=', orderId)
    .select(['kind', 'details', 'happened_at'])
    .orderBy('id')
    .execute();
}

export interface PendingQuestion {
  readonly before: Date;
  /** Methods whose money takes days, and since when they may have been waited for. */
  readonly slowMethods: readonly string[];
  readonly slowBefore: Date;
  readonly limit: number;
}

/** Orders that have waited too long for money. */
export async function listPendingSince(
  executor: Kysely<CommerceTables>,
  { before, slowMethods, slowBefore, limit }: PendingQuestion,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_order
    where status = 'pending_payment' and placed_at <= ${before}
      and (payment_method <> all(${slowMethods}::text[]) or placed_at <= ${slowBefore})
    order by placed_at, id limit ${limit}`.execute(executor);
  return rows.map(({ id }) => id);
}

/** For whoever goes through all of them: those with the next higher ids. */
export async function ordersAfter(
  executor: Kysely<CommerceTables>,
  id: number,
  limit: number,
): Promise<readonly Order[]> {
  const rows = await executor
    .selectFrom('shop_order')
    .where('id', '>', id)
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

export function toOrder(row: Selectable<CommerceTables['shop_order']>): Order {
  const { currency } = row;
  if (!isCurrencyCode(currency)) throw new Error(`Order ${row.number} is in an unknown currency`);
  return {
    id: row.id,
    number: row.number,
    token: row.token,
    cartMaskedId: row.cart_masked_id,
    customerId: row.customer_id,
    status: row.status,
    placedAt: row.placed_at,
    storeCode: row.store_code,
    email: row.email,
    currency,
    grandTotal: money(row.grand_total_minor, currency),
    toPay: money(row.to_pay_minor, currency),
    paymentMethod: row.payment_method,
    snapshot: sentElsewhere(readSnapshot(row.snapshot), row.delivery_address),
    erasedAt: row.erased_at,
  };
}

/** Rule 29. */
function sentElsewhere(snapshot: OrderSnapshot, address: OrderAddress | null): OrderSnapshot {
  return address ? { ...snapshot, shippingAddress: address } : snapshot;
}
