import type { CommerceModule } from '#module';
import { paymentsModule } from '#payments';
import { checkoutResolvers } from './graphql/resolvers.ts';
import type { CheckoutJobs } from './jobs.ts';
import type { CheckoutContext } from './model.ts';
import { expireUnpaid } from './money/expire-unpaid.ts';
import { payBack } from './money/pay-back.ts';
import { hearOfPayment } from './money/payment-results.ts';
import { createOrdersAdmin, type OrdersAdmin } from './orders-admin.ts';
import { type CheckoutRefusals, checkoutRefusals } from './refusals.ts';

const file = (name: string) => new URL(`./graphql/${name}.graphql`, import.meta.url);

export const checkoutModule: CommerceModule<{
  refusals: CheckoutRefusals;
  context: Pick<CheckoutContext, 'checkout'>;
  jobs: CheckoutJobs;
  admin: { readonly orders: OrdersAdmin };
}> = {
  name: 'checkout',
  uses: ['stores', 'stock', 'totals', 'promotions', 'gift-cards', 'shipping', 'payments', 'cart', 'orders'],
  refusals: checkoutRefusals,
  graphql: [
    { file: file('checkout'), resolvers: checkoutResolvers },
    { file: file('order'), resolvers: {} },
    { file: file('order-items'), resolvers: {} },
    { file: file('order-documents'), resolvers: {} },
  ],
  recurring: [{ task: 'orders.expire-unpaid', cron: '*/10 * * * *' }],
  open({ database, settings, clock, log }, opened) {
    const { payments, onPaymentChange } = opened(paymentsModule);
    onPaymentChange((transaction, change) =>
      hearOfPayment(transaction, change, { now: clock(), timeZone: settings.timeZone }),
    );
    const checkout = { database, payments, settings, clock, log };
    return {
      context: () => ({ checkout }),
      jobs: {
        'orders.pay-back': (wish, task) => payBack(wish, task, checkout),
        'orders.expire-unpaid': () => expireUnpaid(checkout),
      },
      admin: { orders: createOrdersAdmin(checkout) },
    };
  },
};
