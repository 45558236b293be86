import { type CustomerNews, findCustomer } from '#customers';
import type { CommerceModule } from '#module';
import { giveOrdersToCustomer } from '#orders';
import { paymentsModule } from '#payments';
import { eraseOrdersOfLeft } from './afterwards/erase-left.ts';
import { ordersChanges, ordersDeskResolvers } from './desk/resolvers.ts';
import { mollieResolvers } from './graphql/mollie-resolvers.ts';
import { checkoutResolvers } from './graphql/resolvers.ts';
import type { CheckoutJobs } from './jobs.ts';
import type { CheckoutContext } from './model.ts';
import { endPayments, giveUpUnpaid, remindOfUnpaid } from './money/give-up.ts';
import { payBack } from './money/pay-back.ts';
import { hearOfPayment } from './money/payment-results.ts';
import { createOrdersAdmin, type OrdersAdmin } from './orders-admin.ts';
import { type CheckoutRefusals, checkoutRefusals } from './refusals.ts';
import type { CheckoutTables } from './tables.ts';

const file = (name: string) => new URL(`./graphql/${name}.graphql`, import.meta.url);

export const checkoutModule: CommerceModule<{
  tables: CheckoutTables;
  options: {
    /** Other sites whose pages order here, as browsers say them; without it, none. */
    readonly returnOrigins?: readonly string[];
  };
  refusals: CheckoutRefusals;
  context: Pick<CheckoutContext, 'checkout'>;
  jobs: CheckoutJobs & CustomerNews;
  admin: { readonly orders: OrdersAdmin };
}> = {
  name: 'checkout',
  uses: [
    'stores',
    'customers',
    'stock',
    'catalog',
    'totals',
    'promotions',
    'gift-cards',
    'shipping',
    'payments',
    'cart',
    'orders',
    'measurements',
  ],
  migrations: [{ module: 'checkout', folder: new URL('./migrations/', import.meta.url) }],
  reads: {
    // `reconcile` compares the books of all modules, which none of them could do by itself.
    orders: [
      'shop_order',
      'order_line',
      'order_event',
      'shipment',
      'shipment_line',
      'canceled_line',
      'credit_line',
      'invoice',
      'invoice_counter',
    ],
    payments: ['payment', 'refund', 'test_payment'],
    promotions: ['coupon', 'coupon_use'],
    'gift-cards': ['gift_card_account', 'gift_card_entry'],
    cart: ['cart'],
    // Whose orders are those of nobody.
    customers: ['customer'],
    stock: ['stock_movement'],
  },
  refusals: checkoutRefusals,
  graphql: [
    { file: file('checkout'), resolvers: checkoutResolvers },
    { file: file('mollie'), resolvers: mollieResolvers },
    { file: file('order'), resolvers: {} },
    { file: file('order-items'), resolvers: {} },
    { file: file('order-documents'), resolvers: {} },
  ],
  desk: [
    {
      file: new URL('./desk/orders.graphql', import.meta.url),
      resolvers: ordersDeskResolvers,
      changes: ordersChanges,
    },
  ],
  recurring: [
    { task: 'orders.expire-unpaid', cron: '*/10 * * * *' },
    { task: 'orders.erase-left', cron: '50 3 * * *' },
  ],
  open({ database, settings, shopData, clock, log, returnOrigins = [] }, opened) {
    const { payments, onPaymentChange } = opened(paymentsModule);
    onPaymentChange((transaction, change) =>
      hearOfPayment(transaction, change, { now: clock(), timeZone: settings.timeZone }),
    );
    const checkout = { database, payments, returnOrigins, settings, shopData, clock, log };
    return {
      context: () => ({ checkout }),
      jobs: {
        'customers.confirmed': async ({ customerId }) => {
          const customer = await findCustomer(database.kysely, { id: customerId });
          if (customer?.isConfirmed) await giveOrdersToCustomer(database.kysely, customerId, customer.email);
        },
        'customers.left': () => eraseOrdersOfLeft(checkout),
        'orders.erase-left': () => eraseOrdersOfLeft(checkout),
        'orders.pay-back': (wish, task) => payBack(wish, task, checkout),
        'orders.give-up': ({ orderId }) => giveUpUnpaid(orderId, checkout),
        'orders.expire-unpaid': () => remindOfUnpaid(checkout),
        'orders.end-payments': async ({ orderId }) => {
          await endPayments(orderId, 'canceled', checkout);
        },
      },
      admin: { orders: createOrdersAdmin(checkout) },
    };
  },
};
