import { decimalsOf, isCurrencyCode } from '@bowline/kit';
import type { DeskContext } from '#desk';
import type { Resolvers } from '#desk-wire';
import { valueOrCode } from '#graphql';
import type { ReportsAdmin } from '../reports-admin.ts';

export interface ReportsDesk extends DeskContext {
  readonly admin: { readonly reports: ReportsAdmin };
}

const decimalOf = (minor: number, currency: string) => {
  const digits = isCurrencyCode(currency) ? decimalsOf(currency) : 2;
  return (minor / 10 ** digits).toFixed(digits);
};

/** Values are codes, days and numbers: nothing in them needs quotation marks. */
const csvOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, ...rows].map((row) => row.join(',')).join('\r\n');

export const reportsDeskResolvers: Resolvers<ReportsDesk> = {
  Query: {
    salesReport: async (_, period, { admin }) => valueOrCode(await admin.reports.sales(period)),
    vatReport: async (_, period, { admin }) => valueOrCode(await admin.reports.vat(period)),
    async salesExport(_, period, { admin }) {
      const rows = valueOrCode(await admin.reports.sales(period));
      return csvOf(
        ['day', 'currency', 'orders', 'total', 'credited'],
        rows.map(({ day, currency, orders, totalMinor, creditedMinor }) => [
          ...[day, currency, orders],
          decimalOf(totalMinor, currency),
          decimalOf(creditedMinor, currency),
        ]),
      );
    },
    async vatExport(_, period, { admin }) {
      const rows = valueOrCode(await admin.reports.vat(period));
      return csvOf(
        ['country', 'treatment', 'rate', 'currency', 'taxable', 'vat', 'documents'],
        rows.map((row) => [
          ...[row.country, row.treatment, (row.basisPoints / 100).toFixed(2), row.currency],
          decimalOf(row.taxableMinor, row.currency),
          decimalOf(row.taxMinor, row.currency),
          row.documents,
        ]),
      );
    },
  },
};
