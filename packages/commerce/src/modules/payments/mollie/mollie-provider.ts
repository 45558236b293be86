import {
  createHttpClient,
  type Fetch,
  HttpError,
  isCurrencyCode,
  type Money,
  moneyFromDecimal,
  moneyToDecimal,
} from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { MethodCode } from '../methods.ts';
import type { PaymentState } from '../payment-state.ts';
import { type Issuer, type PaymentProvider, PaymentRefused } from '../provider.ts';

export interface MollieOptions {
  readonly apiKey: string;
  readonly baseUrl?: string;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  readonly clock?: () => Date;
}

interface MollieAmount {
  readonly currency: string;
  readonly value: string;
}

interface MolliePayment {
  readonly id: string;
  readonly status: string;
  readonly amount: MollieAmount;
  readonly amountRefunded?: MollieAmount;
  readonly _links: { readonly checkout?: { readonly href: string } };
}

interface MollieMethod {
  readonly issuers?: readonly {
    readonly id: string;
    readonly name: string;
    readonly image?: { readonly size2x?: string; readonly svg?: string };
  }[];
}

const states: Readonly<Record<string, PaymentState>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'authorized',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
};

/** Languages of Mollie's pages; for the others it chooses itself. */
const pageLocales: Partial<Record<LocaleName, string>> = {
  en: 'en_GB',
  'en-GB': 'en_GB',
  'en-US': 'en_US',
  'nl-NL': 'nl_NL',
  'de-DE': 'de_DE',
  'fr-FR': 'fr_FR',
  'it-IT': 'it_IT',
  'es-ES': 'es_ES',
  'pl-PL': 'pl_PL',
  'da-DK': 'da_DK',
  'sv-SE': 'sv_SE',
};

const dayMs = 86_400_000;
const issuersKeptMs = 3_600_000;
const mostIssuers = 100;

/** Mollie's payments by its HTTP interface, version 2. */
export function createMollieProvider(options: MollieOptions): PaymentProvider {
  const {
    apiKey,
    baseUrl = 'https://api.mollie.com',
    fetch,
    timeoutMs = 15_000,
    clock = () => new Date(),
  } = options;
  const client = createHttpClient({
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}` },
    ...(fetch && { fetch }),
  });
  const deadline = () => AbortSignal.timeout(timeoutMs);

  const knownIssuers = new Map<
    MethodCode,
    { readonly issuers: Promise<readonly Issuer[]>; readonly untilMs: number }
  >();

  async function askIssuers(method: MethodCode): Promise<readonly Issuer[]> {
    const { issuers = [] } = await client.get<MollieMethod>(`/v2/methods/${method}`, {
      query: { include: 'issuers' },
      signal: deadline(),
    });
    return issuers.slice(0, mostIssuers).map(({ id, name, image }) => ({
      code: id,
      name,
      image: image?.size2x ?? null,
      svg: image?.svg ?? null,
    }));
  }

  return {
    code: 'mollie',
    async issuers(method) {
      const known = knownIssuers.get(method);
      const nowMs = clock().getTime();
      if (known && nowMs < known.untilMs) return known.issuers;
      // Whoever asks while the question is under way shares its answer; a question that failed is asked again.
      const issuers = askIssuers(method);
      knownIssuers.set(method, { issuers, untilMs: nowMs + issuersKeptMs });
      issuers.catch(() => knownIssuers.delete(method));
      return issuers;
    },
    async create({
      orderNumber,
      amount,
      method,
      description,
      locale,
      returnUrl,
      webhookUrl,
      expiresAt,
      details,
      idempotencyKey,
    }) {
      const cardToken = method === 'creditcard' ? (details?.cardToken ?? null) : null;
      const payment = await client
        .post<MolliePayment>(
          '/v2/payments',
          {
            amount: toMollie(amount),
            description,
            redirectUrl: returnUrl,
            webhookUrl,
            method,
            ...(method === 'banktransfer' && { dueDate: dueDate(expiresAt, clock()) }),
            ...(details?.issuer && { issuer: details.issuer }),
            ...(cardToken && { cardToken }),
            metadata: { orderNumber },
            ...(pageLocales[locale] && { locale: pageLocales[locale] }),
          },
          { headers: { 'idempotency-key': idempotencyKey }, signal: deadline() },
        )
        .catch(refusalOf);
      // A card that was entered before and needs no confirmation is paid with already.
      const redirectUrl = payment._links.checkout?.href ?? (cardToken ? returnUrl : undefined);
      if (redirectUrl === undefined) throw new Error(`Payment ${payment.id} has no page to pay on`);
      return { providerId: payment.id, redirectUrl };
    },
    async read(providerId) {
      // An id goes into the path: what cannot be one is not asked for.
      if (!/^tr_\w{1,60}$/.test(providerId)) return null;
      try {
        const payment = await client.get<MolliePayment>(`/v2/payments/${providerId}`, { signal: deadline() });
        const amount = fromMollie(payment.amount);
        const state = states[payment.status];
        if (!state) throw new Error(`Payment ${providerId} has the unknown state ${payment.status}`);
        const refunded = payment.amountRefunded ?? { ...payment.amount, value: '0.00' };
        return { state, amount, refunded: fromMollie(refunded) };
      } catch (error) {
        if (error instanceof HttpError && (error.status === 404 || error.status === 410)) return null;
        throw error;
      }
    },
    async cancel(providerId) {
      try {
        await client.delete(`/v2/payments/${encodeURIComponent(providerId)}`, { signal: deadline() });
      } catch (error) {
        // Most methods cannot be ended by the shop; Mollie ends them after a time of its own.
        if (!isRefused(error)) throw error;
      }
    },
    async refund({ providerId, amount, description, idempotencyKey }) {
      const { id } = await client
        .post<{ id: string }>(
          `/v2/payments/${encodeURIComponent(providerId)}/refunds`,
          { amount: toMollie(amount), description },
          { headers: { 'idempotency-key': idempotencyKey }, signal: deadline() },
        )
        .catch(refusalOf);
      return { refundId: id };
    },
  };
}

/** 4xx will not change by asking again, save for time-outs and too many requests. */
function isRefused(error: unknown): error is HttpError {
  return (
    error instanceof HttpError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 408 &&
    error.status !== 429
  );
}

function refusalOf(error: unknown): never {
  if (!isRefused(error)) throw error;
  const { detail } = (error.data ?? {}) as { detail?: string };
  throw new PaymentRefused(detail ?? error.message);
}

/** The last whole day before the end; Mollie takes no day before tomorrow. */
function dueDate(end: Date, now: Date): string {
  const latest = Math.max(end.getTime() - dayMs, now.getTime() + dayMs);
  return new Date(latest).toISOString().slice(0, 10);
}

function toMollie(amount: Money): MollieAmount {
  return { currency: amount.currency, value: moneyToDecimal(amount) };
}

function fromMollie({ currency, value }: MollieAmount): Money {
  if (!isCurrencyCode(currency)) throw new Error(`A payment in the unknown currency ${currency}`);
  return moneyFromDecimal(value, currency);
}
