import type { CommerceModule } from '#module';
import { reportsDeskResolvers } from './desk/resolvers.ts';
import { createReportsAdmin, type ReportsAdmin } from './reports-admin.ts';

export const reportsModule: CommerceModule<{ admin: { readonly reports: ReportsAdmin } }> = {
  name: 'reports',
  uses: ['stores', 'orders'],
  // Sums of whole periods, which orders have no other use for.
  reads: { orders: ['shop_order', 'invoice'] },
  desk: [{ file: new URL('./desk/reports.graphql', import.meta.url), resolvers: reportsDeskResolvers }],
  open: ({ database, settings: { timeZone } }) => ({
    admin: { reports: createReportsAdmin(database, timeZone) },
  }),
};
