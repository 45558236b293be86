import { type Errand, type Log, runErrands, type Transaction } from '@bowline/database';
import { type Money, ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase, CommerceTables } from '#tables';
import type { MethodCode } from './methods.ts';
import { isFinal, mayBecome, type PaymentState } from './payment-state.ts';
import { type Issuer, type PaymentDetails, type PaymentProvider, PaymentRefused } from './provider.ts';
import {
  askAgain,
  beginningPayment,
  findPayment,
  findRefund,
  insertRefund,
  lockPayment,
  noteRefund,
  noteStarted,
  type Payment,
  paymentsOfOrder,
  refundedMinor,
  setState,
  takeUndecided,
} from './repository.ts';

export interface PaymentChange {
  readonly payment: Payment;
  readonly before: PaymentState;
}

export interface PaymentsOptions {
  readonly database: CommerceDatabase;
  readonly provider: PaymentProvider;
  /** Where the shop is reached, without a final slash. */
  readonly baseUrl: string;
  readonly clock: () => Date;
  readonly log: Log;
  /** Heard once for each change, in its transaction (rule 3). */
  readonly onChange: (transaction: Transaction<CommerceTables>, change: PaymentChange) => Promise<void>;
}

export interface PaymentStart {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly amount: Money;
  readonly method: MethodCode;
  readonly description: string;
  readonly locale: LocaleName;
  /** Where the buyer comes back to. */
  readonly returnUrl: string;
  /** Rule 10. */
  readonly expiresAt: Date;
  /** Rule 14: the shop itself takes the money. */
  readonly isOffline: boolean;
  /** Rule 15. */
  readonly details: PaymentDetails | null;
}

export interface PaymentsRefusals {
  'payment-not-started': { readonly reason: string };
  'refund-too-high': { readonly refundableMinor: number };
  'refund-refused': { readonly reason: string };
  'payment-not-paid': Record<string, never>;
}
export type PaymentsRefusal<Code extends keyof PaymentsRefusals = keyof PaymentsRefusals> = {
  [C in Code]: Refusal<C, PaymentsRefusals[C]>;
}[Code];

export interface Payments {
  /** Rule 4: the address where the buyer pays; null when that is nowhere (rule 14). */
  start(
    wish: PaymentStart,
    /** What `beginning` has come to, if it was asked for. */
    begun?: Payment | null,
  ): Promise<Result<{ readonly redirectUrl: string | null }, PaymentsRefusal<'payment-not-started'>>>;
  /** The first part of `start`, to travel with what is written about the order; null when a try is in progress already. */
  beginning(
    wish: Omit<PaymentBeginning, 'orderNumber'> & Pick<PaymentStart, 'isOffline'>,
  ): Errand<Payment | null>;
  /** Rule 14: the money of an order has come; false when it is a provider's to say, or was said before. */
  receive(order: Pick<PaymentStart, 'orderId' | 'orderNumber' | 'amount' | 'method'>): Promise<boolean>;
  /** Rule 3: asks the provider and records what it says; the state now, null for a payment the shop does not know. */
  refresh(key: { readonly id: number } | { readonly providerId: string }): Promise<PaymentState | null>;
  /** Rule 11: ends a payment that is open and records it as this; the state afterwards. */
  end(id: number, as: 'expired' | 'canceled'): Promise<PaymentState>;
  /** Rule 13. */
  issuersOf(method: MethodCode): Promise<readonly Issuer[]>;
  /** The latest try first. */
  ofOrder(orderId: number): Promise<readonly Payment[]>;
  /** Refreshes payments that nobody reported on. */
  refreshUndecided(): Promise<void>;
  /** Rule 6. With a key, a second call means the same refund. */
  refund(
    paymentId: number,
    amount: Money,
    description: string,
    key?: string,
  ): Promise<Result<undefined, PaymentsRefusal<'refund-too-high' | 'refund-refused' | 'payment-not-paid'>>>;
}

/** Who collects what no provider does. */
const byHand = 'offline';

type PaymentBeginning = Pick<PaymentStart, 'orderId' | 'orderNumber' | 'amount' | 'method'>;

const mostTries = 5;
const patienceMs = 60_000;
const undecidedAtOnce = 200;
const askedAtOnce = 10;

export function createPayments(options: PaymentsOptions): Payments {
  const { database, provider, baseUrl, clock, log, onChange } = options;

  /** A new try, or the one in progress. */
  async function openAttempt(wish: PaymentBeginning, by = provider.code): Promise<Payment> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const [begun] = await runErrands(database.kysely, [
        beginningPayment({ ...wish, provider: by }, clock()),
      ]);
      if (begun) return begun;
      const known = await paymentsOfOrder(database, wish.orderId);
      const current = known.find(({ state }) => !isFinal(state) || state === 'paid');
      // None any more: it ended in between.
      if (current) return current;
    }
    throw new Error(`The payment of order ${wish.orderNumber} changes too fast`);
  }

  const collectorOf = ({ isOffline }: Pick<PaymentStart, 'isOffline'>) =>
    isOffline ? byHand : provider.code;

  async function start(wish: PaymentStart, begun: Payment | null = null): ReturnType<Payments['start']> {
    const payment = begun ?? (await openAttempt(wish, collectorOf(wish)));
    if (payment.provider === byHand) return ok({ redirectUrl: null });
    if (payment.state === 'paid') return ok({ redirectUrl: wish.returnUrl });
    if (payment.redirectUrl !== null) return ok({ redirectUrl: payment.redirectUrl });
    try {
      const started = await provider.create({
        orderNumber: wish.orderNumber,
        amount: payment.amount,
        method: wish.method,
        description: wish.description,
        locale: wish.locale,
        returnUrl: wish.returnUrl,
        webhookUrl: `${baseUrl}/payments/webhook/${provider.code}`,
        expiresAt: wish.expiresAt,
        details: wish.details,
        idempotencyKey: `${wish.orderNumber}-${payment.attempt}`,
      });
      const noted = await noteStarted(database, payment.id, started);
      if (!isFinal(noted.state)) return ok({ redirectUrl: started.redirectUrl });
      // Ended while it was on its way (rule 11).
      await provider.cancel(started.providerId);
      return refuse('payment-not-started', { reason: `The payment was ${noted.state} before it began` });
    } catch (error) {
      log.warn({ err: error, orderNumber: wish.orderNumber }, 'A payment could not be started');
      if (error instanceof PaymentRefused) await record(payment.id, 'failed');
      return refuse('payment-not-started', { reason: reasonOf(error) });
    }
  }

  const record = (id: number, state: PaymentState): Promise<PaymentState> =>
    database.transaction(async (transaction) => {
      const payment = await lockPayment(transaction, id);
      if (!payment) throw new Error(`There is no payment ${id}`);
      if (!mayBecome(payment.state, state)) return payment.state;
      await setState(transaction, id, state, clock());
      await onChange(transaction, { payment: { ...payment, state }, before: payment.state });
      return state;
    });

  async function refresh(key: { readonly id: number } | { readonly providerId: string }) {
    const payment = await findPayment(
      database,
      'id' in key ? key : { provider: provider.code, providerId: key.providerId },
    );
    if (!payment) return null;
    // Nobody can be asked about what another provider, or the shop itself, collects.
    const isOurs = payment.provider === provider.code && payment.providerId !== null;
    if (!isOurs || payment.providerId === null || payment.state === 'paid') return payment.state;
    const reported = await provider.read(payment.providerId);
    if (!reported) return payment.state;
    const isWhole =
      reported.amount.currency === payment.amount.currency && reported.amount.minor >= payment.amount.minor;
    if (reported.state === 'paid' && !isWhole) {
      const { minor: amountMinor, currency } = reported.amount;
      log.error({ paymentId: payment.id, amountMinor, currency }, 'A payment was paid with another amount');
      return payment.state;
    }
    return record(payment.id, reported.state);
  }

  async function end(id: number, as: 'expired' | 'canceled'): Promise<PaymentState> {
    const state = await refresh({ id });
    const payment = await findPayment(database, { id });
    if (state === null || !payment) throw new Error(`There is no payment ${id}`);
    if (isFinal(state)) return state;
    if (payment.providerId === null || payment.provider !== provider.code) return record(id, as);
    await provider.cancel(payment.providerId);
    const left = (await provider.read(payment.providerId))?.state ?? as;
    return left === 'canceled' || left === 'expired' ? record(id, as) : ((await refresh({ id })) ?? left);
  }

  /** False when the provider could not be asked. */
  const refreshOne = async (id: number): Promise<boolean> => {
    try {
      await refresh({ id });
      return true;
    } catch (error) {
      log.warn({ err: error, paymentId: id }, 'A payment could not be looked up');
      return false;
    }
  };

  return {
    start,
    beginning: (wish) => beginningPayment({ ...wish, provider: collectorOf(wish) }, clock()),
    refresh,
    end,
    async receive(order) {
      const payment = await openAttempt(order, byHand);
      if (payment.provider !== byHand || payment.state === 'paid') return false;
      return (await record(payment.id, 'paid')) === 'paid';
    },
    async issuersOf(method) {
      try {
        return (await provider.issuers?.(method)) ?? [];
      } catch (error) {
        log.warn({ err: error, method }, 'The issuers of a method could not be looked up');
        return [];
      }
    },
    ofOrder: (orderId) => paymentsOfOrder(database, orderId),
    async refreshUndecided() {
      const now = clock();
      const before = new Date(now.getTime() - patienceMs);
      for (let asked = 0; asked < undecidedAtOnce; asked += askedAtOnce) {
        const ids = await takeUndecided(database, { before, now, limit: askedAtOnce });
        const answered = await Promise.all(ids.map(refreshOne));
        // Nothing is left, or the provider is down and the others need not be tried.
        if (!answered.includes(true)) return;
      }
    },
    async refund(paymentId, amount, description, key) {
      const noted = await database.transaction(async (transaction) => {
        const payment = await lockPayment(transaction, paymentId);
        const isPaidBack = payment?.provider === byHand || payment?.providerId !== null;
        if (payment?.state !== 'paid' || !isPaidBack) return refuse('payment-not-paid');
        const known = key === undefined ? undefined : await findRefund(transaction, key);
        if (known?.state === 'accepted') return ok(null);
        const { providerId } = payment;
        if (known?.state === 'asked') return ok({ refundId: known.id, providerId });
        const refundableMinor = payment.amount.minor - (await refundedMinor(transaction, paymentId));
        if (
          amount.minor > refundableMinor ||
          amount.currency !== payment.amount.currency ||
          amount.minor <= 0
        ) {
          return refuse('refund-too-high', { refundableMinor });
        }
        if (known) await askAgain(transaction, known.id);
        const wish = { paymentId, amountMinor: amount.minor, key: key ?? null };
        const refundId = known?.id ?? (await insertRefund(transaction, wish, clock()));
        return ok({ refundId, providerId });
      });
      if (!noted.ok) return noted;
      if (noted.value === null) return ok();
      const { refundId, providerId } = noted.value;
      if (providerId === null) {
        await noteRefund(database, refundId, { refundId: `${byHand}-${refundId}` });
        return ok();
      }
      try {
        const done = await provider.refund({
          providerId,
          amount,
          description,
          idempotencyKey: `refund-${refundId}`,
        });
        await noteRefund(database, refundId, done);
        return ok();
      } catch (error) {
        await noteRefund(database, refundId, { failure: reasonOf(error) });
        return refuse('refund-refused', { reason: reasonOf(error) });
      }
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
