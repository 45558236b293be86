import type { RecurringJob, TaskHandlers } from '@bowline/database';
import { removeOldCarts } from '#cart';
import {
  callWebhook,
  createMollieProvider,
  createPayments,
  createPaymentWebhook,
  createTestProvider,
  createTestProviderPage,
  type MollieOptions,
  type PaymentProvider,
} from '#payments';
import type { CheckoutJobs } from './jobs.ts';
import type { CheckoutServices } from './model.ts';
import { expireUnpaid } from './money/expire-unpaid.ts';
import { payBack } from './money/pay-back.ts';
import { hearOfPayment } from './money/payment-results.ts';

export interface PaymentsChoice {
  /** Money is collected by Mollie; without it, by the built-in provider for trials. */
  readonly mollie?: MollieOptions;
  /** Any other provider, or one that is watched by a test. */
  readonly provider?: PaymentProvider;
}

export interface CheckoutOptions extends Omit<CheckoutServices, 'payments'> {
  /** Where the shop is reached, without a final slash. */
  readonly baseUrl: string;
  readonly payments?: PaymentsChoice;
}

export interface Checkout {
  readonly services: CheckoutServices;
  /** Answers what is below `/payments/`; null for requests that are none of its own. */
  readonly fetch: (request: Request) => Promise<Response> | null;
  readonly jobs: TaskHandlers<CheckoutJobs>;
  readonly recurring: readonly RecurringJob<CheckoutJobs>[];
}

export function createCheckout(options: CheckoutOptions): Checkout {
  const { database, settings, clock, log, baseUrl } = options;
  const provider = chooseProvider(options);
  const payments = createPayments({
    database,
    provider,
    baseUrl,
    clock,
    log,
    onChange: (transaction, change) =>
      hearOfPayment(transaction, change, { now: clock(), timeZone: settings.timeZone }),
  });
  const services: CheckoutServices = { database, payments, settings, clock, log };
  const webhook = createPaymentWebhook(payments, provider.code);
  const page = provider.code === 'test' ? createTestProviderPage(database, clock) : () => null;
  return {
    services,
    fetch: (request) => webhook(request) ?? page(request),
    jobs: {
      'payments.call-webhook': callWebhook,
      'orders.pay-back': (wish, task) => payBack(wish, task, services),
      'orders.expire-unpaid': () => expireUnpaid(services),
      'payments.refresh-undecided': () => payments.refreshUndecided(),
      'carts.remove-old': () => removeOldCarts(database, clock()),
    },
    recurring,
  };
}

const recurring: readonly RecurringJob<CheckoutJobs>[] = [
  { task: 'payments.refresh-undecided', cron: '*/2 * * * *' },
  { task: 'orders.expire-unpaid', cron: '*/10 * * * *' },
  { task: 'carts.remove-old', cron: '40 3 * * *' },
];

function chooseProvider({ payments, database, baseUrl, clock }: CheckoutOptions): PaymentProvider {
  if (payments?.provider) return payments.provider;
  return payments?.mollie
    ? createMollieProvider(payments.mollie)
    : createTestProvider({ database, baseUrl, clock });
}
