import { median, quantile } from '../measure/statistics.ts';
import { formatTable } from '../measure/table.ts';
import type { Period } from './measure-build.ts';

export interface NamedPeriod {
  readonly name: string;
  /** As the shop tells it, for a build. */
  readonly builtIn?: number;
  readonly period: Period;
}

/** What the threads of a shop do while indices are built; all others are helpers of the runtime. */
const threadNames = {
  reading: 'search-products',
  building: 'search-keeper',
  answering: 'MainThread',
} as const;

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

export function periodsReport(periods: readonly NamedPeriod[]): string {
  return formatTable(
    ['s', 'wall', 'read facts', 'build', 'main', 'other threads', 'PostgreSQL', 'CPU in all', 'most MB'],
    periods.map(({ name, builtIn, period: { threads, postgresMs, mostMemoryMb, ...period } }) => {
      const ofThread = (wanted: string) =>
        [...threads].reduce(
          (sum, [thread, ms]) => (wanted.startsWith(thread.slice(0, 15)) ? sum + ms : sum),
          0,
        );
      const all = [...threads.values()].reduce((sum, ms) => sum + ms, 0);
      const [reading, building, answering] = Object.values(threadNames).map(ofThread) as [
        number,
        number,
        number,
      ];
      return [
        name,
        (builtIn ?? period.seconds).toFixed(1),
        seconds(reading),
        seconds(building),
        seconds(answering),
        seconds(all - reading - building - answering),
        seconds(postgresMs),
        seconds(all + postgresMs),
        Math.round(mostMemoryMb),
      ];
    }),
  );
}

/** Against the last period, in which nothing was built. */
export function listingsReport(periods: readonly NamedPeriod[]): string {
  const usual = median(periods.at(-1)?.period.listingCpu ?? []);
  return formatTable(
    [
      'listings, ms',
      'asked',
      'CPU, median',
      'of the usual',
      'budget',
      'CPU, p90',
      'wall, median',
      'wall, p90',
    ],
    periods.map(({ name, period: { listingCpu, listingWall } }, index) => [
      name,
      listingCpu.length,
      median(listingCpu).toFixed(1),
      `${(median(listingCpu) / usual).toFixed(2)} ×`,
      index === periods.length - 1 ? '–' : '≤ 2 ×',
      quantile(listingCpu, 0.9).toFixed(1),
      median(listingWall).toFixed(1),
      quantile(listingWall, 0.9).toFixed(1),
    ]),
  );
}
