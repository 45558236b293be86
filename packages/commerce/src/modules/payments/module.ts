import type { CommerceModule } from '#module';
import { createMollieProvider, type MollieOptions } from './mollie/mollie-provider.ts';
import { createPayments, type Payments, type PaymentsOptions } from './payments.ts';
import type { PaymentProvider } from './provider.ts';
import { paymentsGraphql } from './resolvers.ts';
import type { PaymentsTables } from './tables.ts';
import { callWebhook, createTestProviderPage, type TestProviderJobs } from './test-provider/page.ts';
import { styleSheetPath } from './test-provider/page-html.ts';
import { createTestProvider } from './test-provider/test-provider.ts';
import { createPaymentWebhook } from './webhook.ts';

export interface PaymentsChoice {
  /** Money is collected by Mollie; without it, by the built-in provider for trials. */
  readonly mollie?: MollieOptions;
  /** Any other provider, or one that is watched by a test. */
  readonly provider?: PaymentProvider;
}

export interface PaymentsJobs extends TestProviderJobs {
  /** Recurring: asks about payments that nobody reported on. */
  'payments.refresh-undecided': unknown;
}

export const paymentsModule: CommerceModule<{
  tables: PaymentsTables;
  options: {
    /** Who collects money; without it, the built-in provider for trials. */
    readonly payments?: PaymentsChoice;
  };
  services: {
    readonly payments: Payments;
    /** From now on the listener hears of every change, in its transaction (rule 3). */
    readonly onPaymentChange: (listener: PaymentsOptions['onChange']) => void;
  };
  jobs: PaymentsJobs;
}> = {
  name: 'payments',
  uses: ['stores'],
  migrations: [{ module: 'payments', folder: new URL('./migrations/', import.meta.url) }],
  graphql: [paymentsGraphql],
  cacheableRoots: ['payment_methods'],
  paths: ['/payments/webhook/:provider', '/payments/test/:payment', styleSheetPath],
  recurring: [{ task: 'payments.refresh-undecided', cron: '*/2 * * * *' }],
  open({ database, baseUrl, clock, log, payments: { provider: given, mollie } = {} }) {
    const provider =
      given ??
      (mollie
        ? createMollieProvider({ clock, ...mollie })
        : createTestProvider({ database, baseUrl, clock }));
    const listeners: PaymentsOptions['onChange'][] = [];
    const payments = createPayments({
      database,
      provider,
      baseUrl,
      clock,
      log,
      async onChange(transaction, change) {
        for (const hear of listeners) await hear(transaction, change);
      },
    });
    return {
      services: { payments, onPaymentChange: (listener) => void listeners.push(listener) },
      routes: [
        createPaymentWebhook(payments, provider.code),
        ...(provider.code === 'test' ? [createTestProviderPage(database, clock)] : []),
      ],
      jobs: {
        'payments.call-webhook': callWebhook,
        'payments.refresh-undecided': () => payments.refreshUndecided(),
      },
    };
  },
};
