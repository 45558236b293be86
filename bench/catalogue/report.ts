import { comparisonCells, comparisonHeadings } from '../measure/comparison-columns.ts';
import type { Measurement } from '../measure/measure-case.ts';
import { formatTable, kilobytes, milliseconds, shareOf } from '../measure/table.ts';

/** CPU milliseconds per request at scale 1. What has no number here is measured for comparison only. */
interface Budget {
  readonly serverMs: number;
  readonly postgresMs?: number;
}

const budgets: Readonly<Record<string, Budget>> = {
  'product detail': { serverMs: 2, postgresMs: 2 },
  'category of 48': { serverMs: 6 },
};

/** A catalogue ten times as large may cost this many times as much. */
const growthBudget = 1.5;

export interface ScaleResult {
  readonly scale: number;
  readonly measurements: readonly Measurement[];
}

export function catalogueReport({ measurements }: ScaleResult, concurrency: number): string {
  return formatTable(
    [
      'CPU ms per request',
      'server',
      'budget',
      'used',
      'lowest',
      'PostgreSQL',
      'budget',
      'used',
      'answer',
      ...comparisonHeadings(concurrency),
    ],
    measurements.map((measured) => {
      const budget = budgets[measured.name];
      return [
        measured.name,
        milliseconds(measured.serverMs),
        budget ? `≤ ${budget.serverMs}` : '–',
        shareOf(measured.serverMs, budget?.serverMs),
        milliseconds(measured.lowestServerMs),
        milliseconds(measured.postgresMs),
        budget?.postgresMs ? `≤ ${budget.postgresMs}` : '–',
        shareOf(measured.postgresMs, budget?.postgresMs),
        kilobytes(measured.bytes),
        ...comparisonCells(measured),
      ];
    }),
  );
}

/** How the cost grows with the catalogue: server and PostgreSQL together, against the first scale. */
export function growthReport([first, ...others]: readonly ScaleResult[]): string {
  const total = ({ serverMs, postgresMs = 0 }: Measurement) => serverMs + postgresMs;
  return formatTable(
    [
      'server + PostgreSQL, CPU ms',
      `scale ${first?.scale}`,
      ...others.flatMap(({ scale }) => [`scale ${scale}`, 'growth']),
      'budget',
    ],
    (first?.measurements ?? []).map((base) => [
      base.name,
      milliseconds(total(base)),
      ...others.flatMap(({ measurements }) => {
        const grown = measurements.find(({ name }) => name === base.name);
        return grown
          ? [milliseconds(total(grown)), `× ${(total(grown) / total(base)).toFixed(2)}`]
          : ['–', '–'];
      }),
      `≤ × ${growthBudget}`,
    ]),
  );
}
