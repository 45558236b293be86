import type { CommerceModule } from '#module';
import { localTime, startOfDay } from '#stores';
import { eraseDocuments } from './erase-buyer.ts';
import { createInvoiceDownload } from './invoice-download.ts';
import { listPastOrders } from './past-orders/past-orders.ts';
import {
  type PastOrdersAdmin,
  type PastOrdersContext,
  pastOrdersDeskResolvers,
  pastOrdersResolvers,
} from './past-orders/resolvers.ts';
import { ordersPersonalData } from './personal-data.ts';
import type { OrdersTables } from './tables.ts';

interface OrdersJobs {
  /** Recurring: rule 22. */
  'orders.erase-documents': unknown;
}

export const ordersModule: CommerceModule<{
  tables: OrdersTables;
  jobs: OrdersJobs;
  context: Pick<PastOrdersContext, 'pastOrders'>;
  admin: { readonly pastOrders: PastOrdersAdmin };
}> = {
  name: 'orders',
  uses: ['stores', 'stock', 'tax', 'totals', 'shipping'],
  // What is on a spool is known by its pool (rule 27).
  reads: { stock: ['stock_pool'] },
  personalData: ordersPersonalData,
  migrations: [{ module: 'orders', folder: new URL('./migrations/', import.meta.url) }],
  graphql: [
    { file: new URL('./past-orders/past-orders.graphql', import.meta.url), resolvers: pastOrdersResolvers },
  ],
  desk: [
    { file: new URL('./desk/past-orders.graphql', import.meta.url), resolvers: pastOrdersDeskResolvers },
  ],
  recurring: [{ task: 'orders.erase-documents', cron: '20 4 * * *' }],
  paths: ['/invoices/:token/:file', '/invoices/:file'],
  open: ({ database, shopData, clock }) => ({
    context: (_, reading) => ({ pastOrders: reading }),
    admin: { pastOrders: { of: (customerId) => listPastOrders(database.kysely, customerId) } },
    routes: [createInvoiceDownload(database)],
    jobs: {
      'orders.erase-documents': async () => {
        const now = clock();
        const { timeZone, invoiceRetentionYears } = (await shopData.current()).settings;
        const year = Number(localTime(now, timeZone).day.slice(0, 4)) - invoiceRetentionYears;
        await eraseDocuments(database.kysely, { issuedBefore: startOfDay(`${year}-01-01`, timeZone), now });
      },
    },
  }),
};
