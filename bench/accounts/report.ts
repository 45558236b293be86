import { comparisonCells, comparisonHeadings } from '../measure/comparison-columns.ts';
import type { Measurement } from '../measure/measure-case.ts';
import { formatTable, milliseconds } from '../measure/table.ts';
import { signInName } from './cases.ts';

/** CPU milliseconds of server and PostgreSQL, by the beginning of a case's name. */
const budgets = [
  { name: signInName, serverMs: 4 },
  { name: 'overview', serverMs: 4, postgresMs: 3 },
  { name: '500 orders', serverMs: 6, postgresMs: 4 },
  { name: '200 wishes', serverMs: 8, postgresMs: 4 },
] as const;

const mostGrowth = 1.3;

/** What signing in spends on purpose does not count. */
const ownMs = ({ name, serverMs }: Measurement, hashMs: number): number =>
  name === signInName ? serverMs - hashMs : serverMs;

const within = (budget: number | undefined): string => (budget === undefined ? '–' : `≤ ${budget}`);

export function accountsReport(
  measurements: readonly Measurement[],
  concurrency: number,
  hashMs: number,
): string {
  return [
    formatTable(
      ['CPU ms', 'server', 'budget', 'PostgreSQL', 'budget', ...comparisonHeadings(concurrency)],
      measurements.map((measured) => {
        const budget = budgets.find(({ name }) => measured.name.startsWith(name));
        return [
          measured.name,
          milliseconds(ownMs(measured, hashMs)),
          within(budget?.serverMs),
          milliseconds(measured.postgresMs),
          within(budget && 'postgresMs' in budget ? budget.postgresMs : undefined),
          ...comparisonCells(measured),
        ];
      }),
    ),
    `The hash of a password (${milliseconds(hashMs)} ms) is left out of ${signInName}, not out of its other columns.`,
  ].join('\n');
}

export function growthReport(
  alone: readonly Measurement[],
  among: readonly Measurement[],
  hashMs: number,
): string {
  const together = (measured: Measurement) => ownMs(measured, hashMs) + (measured.postgresMs ?? 0);
  return formatTable(
    ['server and PostgreSQL', 'among few', 'among many', 'times', 'budget'],
    alone.map((few, index) => {
      const many = among[index] ?? few;
      return [
        few.name,
        milliseconds(together(few)),
        milliseconds(together(many)),
        (together(many) / together(few)).toFixed(2),
        `≤ ${mostGrowth}`,
      ];
    }),
  );
}
