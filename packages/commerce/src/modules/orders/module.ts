import type { CommerceModule } from '#module';
import { createInvoiceDownload } from './invoice-download.ts';
import type { OrdersTables } from './tables.ts';

export const ordersModule: CommerceModule<{ tables: OrdersTables }> = {
  name: 'orders',
  uses: ['stores', 'tax', 'totals', 'shipping'],
  migrations: [{ module: 'orders', folder: new URL('./migrations/', import.meta.url) }],
  open: ({ database }) => ({ routes: [createInvoiceDownload(database)] }),
};
