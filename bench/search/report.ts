import { median, quantile } from '../measure/statistics.ts';
import { formatTable, shareOf } from '../measure/table.ts';
import type { BuiltEngine } from './bench-engine.ts';
import { budgets, memoryBudget } from './budgets.ts';
import type { EngineMeasurement } from './measure-engine.ts';
import { kinds, type QuestionKind } from './questions.ts';

export interface EngineResult extends Omit<BuiltEngine, 'bytes'> {
  readonly bytes: number;
  readonly measurements: Readonly<Record<QuestionKind, EngineMeasurement>>;
}

const descriptions: Readonly<Record<QuestionKind, string>> = {
  text: 'text with a typo, 19 facets, 48 hits',
  listing: 'listing, 19 facets, 48 hits',
  prefix: 'prefix, 8 hits',
};

export function searchReport(products: number, [own, ...others]: readonly EngineResult[]): string {
  if (own === undefined) return '';
  const times = formatTable(
    [
      'CPU ms per interaction',
      'own p50',
      'budget',
      'used',
      'p95',
      'hits',
      ...others.flatMap(({ engine }) => [`${engine.name} p50`, 'p95', 'own there', 'ratio', 'n']),
    ],
    kinds.map((kind) => {
      const measured = own.measurements[kind];
      const budget = budgets[products]?.[kind];
      return [
        descriptions[kind],
        measured.p50.toFixed(3),
        budget === undefined ? '–' : `≤ ${budget}`,
        shareOf(measured.p50, budget),
        measured.p95.toFixed(3),
        Math.round(measured.medianHits),
        ...others.flatMap(({ measurements }) => comparison(measurements[kind], measured)),
      ];
    }),
  );
  const memory = formatTable(
    ['', 'build CPU s', 'MB', 'budget MB', 'no hits for text'],
    [own, ...others].map(({ engine, buildSeconds, bytes, measurements, note }) => [
      note === undefined ? engine.name : `${engine.name} (${note})`,
      buildSeconds.toFixed(1),
      (bytes / 1e6).toFixed(1),
      engine === own.engine && products === memoryBudget.products ? `≤ ${memoryBudget.bytes / 1e6}` : '–',
      `${measurements.text.withoutHits} of ${measurements.text.asked}`,
    ]),
  );
  return `${times}\n\n${memory}`;
}

/** Over the questions both had time for. */
function comparison(other: EngineMeasurement, own: EngineMeasurement): (string | number)[] {
  const asked = Math.min(other.asked, own.asked);
  const theirs = other.best.slice(0, asked);
  const ours = median(own.best.slice(0, asked));
  return [
    median(theirs).toFixed(3),
    quantile(theirs, 0.95).toFixed(3),
    ours.toFixed(3),
    `× ${(median(theirs) / ours).toFixed(1)}`,
    asked,
  ];
}
