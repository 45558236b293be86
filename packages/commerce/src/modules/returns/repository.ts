import { type Kysely, sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { OrderReturn, ReturnLine } from './model.ts';
import type { ReturnState } from './return-state.ts';

type Executor = Kysely<CommerceTables>;

const columns = sql.raw(`
  r.id, r.number, r.order_id as "orderId", r.stated_at as "statedAt", r.name, r.remark, r.is_statutory as "isStatutory"`);

type Head = Omit<OrderReturn, 'lines'>;

export interface ReturnPage {
  readonly returns: readonly OrderReturn[];
  readonly total: number;
}

/** The oldest first. */
export async function returnsOfOrder(executor: Executor, orderId: number): Promise<readonly OrderReturn[]> {
  const { rows } = await sql<Head>`
    select ${columns} from order_return r where r.order_id = ${orderId} order by r.id`.execute(executor);
  return withLines(executor, rows);
}

export type ReturnKey = { readonly id: number } | { readonly number: string };

export async function findReturn(executor: Executor, key: ReturnKey): Promise<OrderReturn | null> {
  const condition =
    'id' in key ? sql`r.id = ${key.id}` : sql`r.number = ${/^R\d{8,10}$/.test(key.number) ? key.number : ''}`;
  const { rows } = await sql<Head>`select ${columns} from order_return r where ${condition}`.execute(
    executor,
  );
  return (await withLines(executor, rows))[0] ?? null;
}

/** Rule 11. */
export async function findStatement(
  executor: Executor,
  orderId: number,
  statementKey: string,
): Promise<OrderReturn | null> {
  const { rows } = await sql<Head>`
    select ${columns} from order_return r
    where r.order_id = ${orderId} and r.statement_key = ${statementKey}`.execute(executor);
  return (await withLines(executor, rows))[0] ?? null;
}

export interface ReturnsQuestion {
  readonly customerId?: number;
  /** Only those of which something waits for the shop. */
  readonly isWaiting?: boolean;
  readonly page: number;
  readonly pageSize: number;
}

/** The latest first. */
export async function listReturns(
  executor: Executor,
  { customerId, isWaiting = false, page, pageSize }: ReturnsQuestion,
): Promise<ReturnPage> {
  const matching = sql`
    from order_return r join shop_order o on o.id = r.order_id
    where (${customerId ?? null}::integer is null or o.customer_id = ${customerId ?? null})
      and (not ${isWaiting} or exists (
        select from order_return_line l where l.return_id = r.id and l.state in ('stated', 'received')))`;
  const { rows } = await sql<Head>`
    select ${columns} ${matching} order by r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    executor,
  );
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${matching}`.execute(
    executor,
  );
  return { returns: await withLines(executor, rows), total: counted.rows[0]?.total ?? 0 };
}

async function withLines(executor: Executor, heads: readonly Head[]): Promise<readonly OrderReturn[]> {
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const { rows } = await sql<ReturnLine & { readonly returnId: number }>`
    select l.id, l.return_id as "returnId", l.line, l.quantity_hundredths as "quantityHundredths",
      l.is_sent_back as "isSentBack", l.state, l.received_at as "receivedAt", l.decided_at as "decidedAt",
      l.credit_note_number as "creditNoteNumber", l.reason, l.restocked_at as "restockedAt"
    from order_return_line l where l.return_id = any(${ids}::integer[]) order by l.id`.execute(executor);
  const byReturn = Map.groupBy(rows, ({ returnId }) => returnId);
  return heads.map((head) => ({
    ...head,
    lines: (byReturn.get(head.id) ?? []).map(({ returnId: _, ...line }) => line),
  }));
}

export interface NewReturn extends Omit<Head, 'id' | 'number'> {
  readonly statementKey: string;
  readonly lines: readonly Pick<ReturnLine, 'line' | 'quantityHundredths' | 'isSentBack'>[];
}

/** Answers its id and number. */
export async function insertReturn(
  transaction: Transaction<CommerceTables>,
  { orderId, statementKey, statedAt, name, remark, isStatutory, lines }: NewReturn,
): Promise<{ readonly id: number; readonly number: string }> {
  const head = await transaction
    .insertInto('order_return')
    .values({
      order_id: orderId,
      statement_key: statementKey,
      stated_at: statedAt,
      name,
      remark,
      is_statutory: isStatutory,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  const rows = lines.map(({ line, quantityHundredths, isSentBack }) => ({
    return_id: head.id,
    order_id: orderId,
    line,
    quantity_hundredths: quantityHundredths,
    is_sent_back: isSentBack,
    state: 'stated' as const,
    received_at: null,
    decided_at: null,
    credit_note_number: null,
    reason: null,
  }));
  await transaction.insertInto('order_return_line').values(rows).execute();
  return head;
}

export interface LineMove {
  readonly to: ReturnState;
  readonly now: Date;
  readonly creditNoteNumber?: string | null;
  readonly reason?: string;
}

/** Rule 15 was looked at; the order is locked. */
export async function moveLines(
  transaction: Transaction<CommerceTables>,
  lineIds: readonly number[],
  { to, now, creditNoteNumber = null, reason }: LineMove,
): Promise<void> {
  await transaction
    .updateTable('order_return_line')
    .set({
      state: to,
      ...(to === 'received' ? { received_at: now } : { decided_at: now }),
      ...(creditNoteNumber !== null && { credit_note_number: creditNoteNumber }),
      ...(reason !== undefined && { reason }),
    })
    .where('id', 'in', [...lineIds])
    .execute();
}

export async function markRestocked(
  transaction: Transaction<CommerceTables>,
  lineIds: readonly number[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('order_return_line')
    .set({ restocked_at: now })
    .where('id', 'in', [...lineIds])
    .execute();
}
