import type { DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { CodedRefusal, valueOrCode } from '#graphql';
import type { ReportsAdmin } from '../reports-admin.ts';
import { exportReport, isReportName } from './export-report.ts';

export interface ReportsDesk extends DeskContext {
  readonly admin: { readonly reports: ReportsAdmin };
}

export const reportsDeskResolvers: Resolvers<ReportsDesk> = {
  Query: {
    salesReport: async (_, question, { admin }) => valueOrCode(await admin.reports.sales(question)),
    vatReport: async (_, question, { admin }) => valueOrCode(await admin.reports.vat(question)),
    marginReport: async (_, question, { admin }) => valueOrCode(await admin.reports.margin(question)),
    async sellersReport(_, { which, ...question }, context) {
      const { reports } = context.admin;
      const { locale } = context.store;
      if (which === 'best') return valueOrCode(await reports.bestSellers(question, locale));
      if (which === 'slow') return valueOrCode(await reports.slowSellers(question, locale));
      throw new CodedRefusal('report-not-known', { report: which });
    },
    stockValueReport: (_, __, context) => context.admin.reports.stockValue(context.store.locale),
    async cohortsReport(_, __, { admin }) {
      const counted = await admin.reports.cohorts();
      return counted && { ...counted, countedAt: counted.countedAt.toISOString() };
    },
    reportExport(_, { report, ...question }, context) {
      if (!isReportName(report)) throw new CodedRefusal('report-not-known', { report });
      return exportReport(context.admin.reports, report, question, context.store.locale);
    },
  },
};
