import { comparisonCells, comparisonHeadings } from '../measure/comparison-columns.ts';
import type { Measurement } from '../measure/measure-case.ts';
import { formatTable, milliseconds, shareOf } from '../measure/table.ts';

/** CPU milliseconds. What has no number here is measured for comparison only. */
interface Budget {
  readonly serverMs?: number;
  readonly postgresMs?: number;
  /** Of server and PostgreSQL together. */
  readonly togetherMs: number;
}

const budgets: Readonly<Record<string, Budget>> = {
  'add to cart': { serverMs: 6, postgresMs: 4, togetherMs: 10 },
  'guest order of 8 calls': { serverMs: 60, postgresMs: 40, togetherMs: 100 },
  'cart of 100 lines, coupon': { togetherMs: 15 },
};

const budgetText = (ms: number | undefined): string => (ms === undefined ? '–' : `≤ ${ms}`);

export function checkoutReport(measurements: readonly Measurement[], concurrency: number): string {
  return formatTable(
    [
      'CPU ms',
      'server',
      'budget',
      'lowest',
      'PostgreSQL',
      'budget',
      'together',
      'budget',
      'used',
      ...comparisonHeadings(concurrency),
    ],
    measurements.map((measured) => {
      const budget = budgets[measured.name];
      const together =
        measured.postgresMs === undefined ? undefined : measured.serverMs + measured.postgresMs;
      return [
        measured.name,
        milliseconds(measured.serverMs),
        budgetText(budget?.serverMs),
        milliseconds(measured.lowestServerMs),
        milliseconds(measured.postgresMs),
        budgetText(budget?.postgresMs),
        milliseconds(together),
        budgetText(budget?.togetherMs),
        shareOf(together, budget?.togetherMs),
        ...comparisonCells(measured),
      ];
    }),
  );
}
