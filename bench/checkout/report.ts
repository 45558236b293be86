import { comparisonCells, comparisonHeadings } from '../measure/comparison-columns.ts';
import type { Measurement } from '../measure/measure-case.ts';
import { formatTable, milliseconds, shareOf } from '../measure/table.ts';
import { budgets } from './budgets.ts';

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
