import { randomUUID } from 'node:crypto';
import { sql } from '@bowline/database';
import { isCurrencyCode, money } from '@bowline/kit';
import type { CommerceDatabase } from '#tables';
import { isFinal } from '../payment-state.ts';
import { type PaymentProvider, PaymentRefused } from '../provider.ts';

export interface TestProviderOptions {
  readonly database: CommerceDatabase;
  readonly baseUrl: string;
  readonly clock: () => Date;
}

/** Rule 8: collects no money; a person decides on its page what became of a payment. */
export function createTestProvider({ database, baseUrl, clock }: TestProviderOptions): PaymentProvider {
  return {
    code: 'test',
    async create({ amount, method, description, locale, returnUrl, webhookUrl, expiresAt, idempotencyKey }) {
      const { rows } = await sql<{ id: string }>`
        insert into test_payment (id, idempotency_key, amount_minor, currency, method, description, locale,
          return_url, webhook_url, state, expires_at)
        values (${`test_${randomUUID().replaceAll('-', '')}`}, ${idempotencyKey}, ${amount.minor}, ${amount.currency},
          ${method}, ${description}, ${locale}, ${returnUrl}, ${webhookUrl}, 'open', ${expiresAt})
        on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
        returning id`.execute(database.kysely);
      const providerId = rows[0]?.id ?? '';
      return { providerId, redirectUrl: `${baseUrl}/payments/test/${providerId}` };
    },
    async read(providerId) {
      const row = await database.kysely
        .selectFrom('test_payment')
        .where('id', '=', providerId)
        .selectAll()
        .executeTakeFirst();
      if (!row || !isCurrencyCode(row.currency)) return null;
      const isOver = !isFinal(row.state) && row.expires_at <= clock();
      return {
        state: isOver ? 'expired' : row.state,
        amount: money(row.amount_minor, row.currency),
        refunded: money(row.refunded_minor, row.currency),
      };
    },
    async cancel(providerId) {
      await database.kysely
        .updateTable('test_payment')
        .set({ state: 'canceled' })
        .where('id', '=', providerId)
        .where('state', 'in', ['open', 'pending'])
        .where('expires_at', '>', clock())
        .execute();
    },
    refund: ({ providerId, amount, idempotencyKey }) =>
      database.transaction(async (transaction) => {
        const payment = await transaction
          .selectFrom('test_payment')
          .where('id', '=', providerId)
          .selectAll()
          .forUpdate()
          .executeTakeFirst();
        const known = await transaction
          .selectFrom('test_refund')
          .where('idempotency_key', '=', idempotencyKey)
          .select('id')
          .executeTakeFirst();
        if (known) return { refundId: known.id };
        if (payment?.state !== 'paid') throw new PaymentRefused('The payment has not been paid');
        if (
          amount.currency !== payment.currency ||
          amount.minor > payment.amount_minor - payment.refunded_minor
        ) {
          throw new PaymentRefused('The amount is higher than what can be refunded');
        }
        const refundId = `test_${randomUUID().replaceAll('-', '')}`;
        await transaction
          .updateTable('test_payment')
          .set({ refunded_minor: payment.refunded_minor + amount.minor })
          .where('id', '=', providerId)
          .execute();
        await transaction
          .insertInto('test_refund')
          .values({
            id: refundId,
            payment_id: providerId,
            idempotency_key: idempotencyKey,
            amount_minor: amount.minor,
          })
          .execute();
        return { refundId };
      }),
  };
}
