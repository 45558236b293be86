import { type Errand, type Selectable, sql, type Transaction } from '@bowline/database';
import { isCurrencyCode, type Money, money } from '@bowline/kit';
import type { CommerceDatabase, CommerceTables } from '#tables';
import type { PaymentState } from './payment-state.ts';

export interface Payment {
  readonly id: number;
  readonly orderId: number;
  readonly attempt: number;
  readonly provider: string;
  /** Null until the provider has answered. */
  readonly providerId: string | null;
  readonly redirectUrl: string | null;
  readonly method: string;
  readonly amount: Money;
  readonly state: PaymentState;
}

export async function findPayment(
  database: CommerceDatabase,
  key: { readonly id: number } | { readonly provider: string; readonly providerId: string },
): Promise<Payment | null> {
  const query = database.kysely.selectFrom('payment').selectAll();
  const row = await ('id' in key
    ? query.where('id', '=', key.id)
    : query.where('provider', '=', key.provider).where('provider_id', '=', key.providerId)
  ).executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** Of the latest tries of an order, the first is the last one. */
export async function paymentsOfOrder(
  executor: Pick<CommerceDatabase, 'kysely'> | Transaction<CommerceTables>,
  orderId: number,
): Promise<readonly Payment[]> {
  const kysely = 'kysely' in executor ? executor.kysely : executor;
  const rows = await kysely
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('attempt', 'desc')
    .execute();
  return rows.map(toPayment);
}

export async function lockPayment(
  transaction: Transaction<CommerceTables>,
  id: number,
): Promise<Payment | null> {
  const row = await transaction
    .selectFrom('payment')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** Rule 4: null when a try is in progress already, or somebody else began one at this moment. */
export function beginningPayment(
  payment: Pick<Payment, 'orderId' | 'provider' | 'method' | 'amount'>,
  now: Date,
): Errand<Payment | null> {
  type Row = Selectable<CommerceTables['payment']>;
  const begun = sql<Row>`
    insert into payment (order_id, attempt, provider, method, amount_minor, currency, state, created_at, changed_at)
    select ${payment.orderId}, coalesce(max(attempt), 0) + 1, ${payment.provider}, ${payment.method},
      ${payment.amount.minor}, ${payment.amount.currency}, 'open', ${now}, ${now}
    from payment where order_id = ${payment.orderId}
    on conflict do nothing returning *`;
  return {
    statements: [begun],
    read([answer]) {
      const row = answer?.rows[0] as Row | undefined;
      return row ? toPayment(row) : null;
    },
  };
}

export async function noteStarted(
  database: CommerceDatabase,
  id: number,
  { providerId, redirectUrl }: { readonly providerId: string; readonly redirectUrl: string },
): Promise<Payment> {
  const row = await database.kysely
    .updateTable('payment')
    .set({ provider_id: providerId, redirect_url: redirectUrl })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPayment(row);
}

export async function setState(
  transaction: Transaction<CommerceTables>,
  id: number,
  state: PaymentState,
  now: Date,
): Promise<void> {
  await transaction.updateTable('payment').set({ state, changed_at: now }).where('id', '=', id).execute();
}

/** Rule 12: payments that somebody may have paid without the shop hearing of it; who takes them is about to ask. */
export async function takeUndecided(
  { kysely }: CommerceDatabase,
  { before, now, limit }: { readonly before: Date; readonly now: Date; readonly limit: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update payment set asked_at = ${now} where id in (
      select id from payment
      where state in ('open', 'pending', 'authorized') and provider_id is not null
        and coalesce(asked_at, created_at) < ${before}
      order by coalesce(asked_at, created_at), id limit ${limit} for update skip locked)
    returning id`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Everything refunded or about to be. */
export async function refundedMinor(
  transaction: Transaction<CommerceTables>,
  paymentId: number,
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_minor), 0)::integer as sum from refund
    where payment_id = ${paymentId} and state <> 'refused'`.execute(transaction);
  return rows[0]?.sum ?? 0;
}

export async function findRefund(
  transaction: Transaction<CommerceTables>,
  key: string,
): Promise<Pick<Selectable<CommerceTables['refund']>, 'id' | 'state'> | undefined> {
  return transaction.selectFrom('refund').where('key', '=', key).select(['id', 'state']).executeTakeFirst();
}

/** What was refused is asked for once more. */
export async function askAgain(transaction: Transaction<CommerceTables>, refundId: number): Promise<void> {
  await transaction
    .updateTable('refund')
    .set({ state: 'asked', failure: null })
    .where('id', '=', refundId)
    .execute();
}

export async function insertRefund(
  transaction: Transaction<CommerceTables>,
  refund: { readonly paymentId: number; readonly amountMinor: number; readonly key: string | null },
  now: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto('refund')
    .values({
      payment_id: refund.paymentId,
      amount_minor: refund.amountMinor,
      state: 'asked',
      provider_id: null,
      failure: null,
      created_at: now,
      key: refund.key,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function noteRefund(
  database: CommerceDatabase,
  id: number,
  outcome: { readonly refundId: string } | { readonly failure: string },
): Promise<void> {
  await database.kysely
    .updateTable('refund')
    .set(
      'refundId' in outcome
        ? { state: 'accepted', provider_id: outcome.refundId }
        : { state: 'refused', failure: outcome.failure },
    )
    .where('id', '=', id)
    .execute();
}

function toPayment(row: Selectable<CommerceTables['payment']>): Payment {
  if (!isCurrencyCode(row.currency)) throw new Error(`Payment ${row.id} is in an unknown currency`);
  return {
    id: row.id,
    orderId: row.order_id,
    attempt: row.attempt,
    provider: row.provider,
    providerId: row.provider_id,
    redirectUrl: row.redirect_url,
    method: row.method,
    amount: money(row.amount_minor, row.currency),
    state: row.state,
  };
}
