import { decimalsOf, isCurrencyCode } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { lineOf } from '#goods';
import { valueOrCode } from '#graphql';
import type { Question } from '../period.ts';
import type { ReportsAdmin } from '../reports-admin.ts';

/** An amount as it is written; text could be taken for a formula, and is masked. */
class Amount {
  readonly written: string;

  constructor(minor: number, currency = 'EUR') {
    const digits = isCurrencyCode(currency) ? decimalsOf(currency) : 2;
    this.written = (minor / 10 ** digits).toFixed(digits);
  }
}

type Cell = string | number | null | Amount;
type Row = readonly Cell[];

const csvOf = (head: readonly string[], rows: readonly Row[]) =>
  [head, ...rows]
    .map((row: Row) =>
      row.map((cell) => (cell instanceof Amount ? cell.written : lineOf([cell]).trimEnd())).join(','),
    )
    .join('\r\n')
    .concat('\r\n');

type Export = (reports: ReportsAdmin, question: Question, locale: LocaleName) => Promise<string>;

const exports: Readonly<Record<string, Export>> = {
  async sales(reports, question) {
    const { rows } = valueOrCode(await reports.sales(question));
    return csvOf(
      ['day', 'currency', 'orders', 'total', 'credited'],
      rows.map(({ day, currency, orders, totalMinor, creditedMinor }) => [
        ...[day, currency, orders],
        new Amount(totalMinor, currency),
        new Amount(creditedMinor, currency),
      ]),
    );
  },
  async vat(reports, question) {
    const { rows } = valueOrCode(await reports.vat(question));
    return csvOf(
      ['country', 'treatment', 'rate', 'currency', 'taxable', 'vat', 'documents'],
      rows.map((row) => [
        ...[row.country, row.treatment, (row.basisPoints / 100).toFixed(2), row.currency],
        new Amount(row.taxableMinor, row.currency),
        new Amount(row.taxMinor, row.currency),
        row.documents,
      ]),
    );
  },
  async margin(reports, question) {
    const { rows } = valueOrCode(await reports.margin(question));
    return csvOf(
      ['day', 'brought_in_eur', 'of_known_cost_eur', 'cost_eur', 'margin_eur'],
      rows.map(({ day, netMinor, costedMinor, costMinor }) => [
        ...[day, new Amount(netMinor), new Amount(costedMinor)],
        ...[new Amount(costMinor), new Amount(costedMinor - costMinor)],
      ]),
    );
  },
  best: (reports, question, locale) => sellers(reports.bestSellers(question, locale)),
  slow: (reports, question, locale) => sellers(reports.slowSellers(question, locale)),
  async stock(reports, _, locale) {
    const { worthMost } = await reports.stockValue(locale);
    return csvOf(
      ['pool', 'name', 'quantity', 'unit', 'cost_of_unit_eur', 'value_eur'],
      worthMost.map((pool) => [
        ...[pool.key, pool.name, pool.quantity, pool.isLength ? 'cm' : 'piece'],
        (pool.costMillionths / 1_000_000).toFixed(6),
        new Amount(pool.valueMinor),
      ]),
    );
  },
  async cohorts(reports) {
    const counted = await reports.cohorts();
    return csvOf(
      ['first_month', 'months_later', 'buyers'],
      (counted?.cohorts ?? []).flatMap(({ month, buyers, again }) =>
        [buyers, ...again].map((count, later) => [month.slice(0, 7), later, count]),
      ),
    );
  },
};

async function sellers(answer: ReturnType<ReportsAdmin['bestSellers']>): Promise<string> {
  const { rows } = valueOrCode(await answer);
  return csvOf(
    ['sku', 'name', 'pieces', 'brought_in_eur', 'of_known_cost_eur', 'cost_eur', 'on_sale_since'],
    rows.map((row) => [
      ...[row.sku, row.name, row.quantityHundredths / 100],
      ...[new Amount(row.netMinor), new Amount(row.costedMinor), new Amount(row.costMinor), row.since],
    ]),
  );
}

export const isReportName = (text: string) => Object.hasOwn(exports, text);

/** Rule 4. */
export async function exportReport(
  reports: ReportsAdmin,
  report: string,
  question: Question,
  locale: LocaleName,
): Promise<string> {
  const write = exports[report];
  return write ? write(reports, question, locale) : '';
}
