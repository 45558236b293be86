import type { CommerceModule } from '#module';
import { reportsDeskResolvers } from './desk/resolvers.ts';
import { createReportsAdmin, type ReportsAdmin } from './reports-admin.ts';
import type { ReportsTables } from './tables.ts';

export const reportsModule: CommerceModule<{
  tables: ReportsTables;
  jobs: { 'reports.count-days': unknown; 'reports.count-cohorts': unknown };
  admin: { readonly reports: ReportsAdmin };
}> = {
  name: 'reports',
  uses: ['stores', 'stock', 'catalog', 'orders', 'goods'],
  // Sums of whole days, which their owners have no other use for.
  reads: {
    orders: ['shop_order', 'order_line', 'invoice', 'credit_line'],
    stock: ['stock_pool', 'stock_movement', 'stock_cost'],
    catalog: ['product', 'product_text', 'product_summary'],
  },
  // Follows the tables of orders and stock.
  migrations: [{ module: 'reports', folder: new URL('./migrations/', import.meta.url) }],
  recurring: [
    { task: 'reports.count-days', cron: '* * * * *' },
    { task: 'reports.count-cohorts', cron: '35 2 * * *' },
  ],
  desk: [{ file: new URL('./desk/reports.graphql', import.meta.url), resolvers: reportsDeskResolvers }],
  open({ database, clock, settings: { timeZone } }) {
    const reports = createReportsAdmin(database, timeZone, clock);
    return {
      admin: { reports },
      jobs: { 'reports.count-days': reports.countDays, 'reports.count-cohorts': reports.countCohorts },
    };
  },
};
