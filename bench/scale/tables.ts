import { breaks } from './breaks.ts';
import type { Costs } from './costs.ts';
import { type Plan, plan } from './model.ts';
import { simulate } from './simulate.ts';

export const loads = [1_000, 10_000, 100_000] as const;
const manyProducts = 1_000_000;
const floods = [1.5, 5] as const;

/** Two digits are all that a model has to say. */
function about(value: number): string {
  if (Number.isInteger(value) && value < 100) return String(value);
  if (value < 10) return value.toPrecision(2);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return (Math.round(value / unit) * unit).toLocaleString('en');
}

const markdown = (heading: readonly string[], rows: readonly (readonly string[])[]) =>
  [heading, heading.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const rows: readonly [string, (made: Plan) => number][] = [
  ['pages that are made, a second', ({ reaching }) => reaching.made],
  [
    'reach the shop, a second',
    ({ reaching: { kept, made, searches }, carts, orders }) => kept + made + searches + carts + orders,
  ],
  ['cores of the shop', ({ cores }) => cores],
  ['machines of 8 cores', ({ machines }) => machines],
  ['Gbit/s out of the shop', ({ gigabitsPerSecond }) => gigabitsPerSecond],
  ['cores of PostgreSQL, what replicas can take', ({ readingCores }) => readingCores],
  ['cores of PostgreSQL, carts and orders', ({ writingCores }) => writingCores],
  ['connections', ({ connections }) => connections],
  ['commits a second', ({ commitsPerSecond }) => commitsPerSecond],
  ['GB of database', ({ databaseMb }) => databaseMb / 1_000],
  ['GB of search indices', ({ searchMb }) => searchMb / 1_000],
  ['hours of CPU to index everything', ({ indexingSeconds }) => indexingSeconds / 3_600],
];

/** What each load takes, without and with a CDN in front. */
export function loadTable(costs: Costs, products: number): string {
  const plans = loads.flatMap((perSecond) =>
    [false, true].map((hasCdn) => plan({ perSecond, products, hasCdn }, costs)),
  );
  return markdown(
    [
      `${about(products)} products`,
      ...plans.map(({ perSecond, hasCdn }) => `${about(perSecond)}/s${hasCdn ? ', CDN' : ''}`),
    ],
    rows.map(([name, read]) => [name, ...plans.map((made) => about(read(made)))]),
  );
}

export function breakTable(costs: Costs): string {
  return markdown(
    ['Part', 'holds up to', 'then'],
    breaks(costs).map(({ part, holds, of, successor }) => [
      part,
      `${about(holds)} ${of === 'requests' ? 'requests a second' : 'products'}`,
      successor,
    ]),
  ).replace('| --: | --: |', '| --: | --- |');
}

export function floodTable(costs: Costs): string {
  const lines = loads.flatMap((perSecond) =>
    floods.map((times) => {
      const planned = plan({ perSecond, products: costs.products, hasCdn: perSecond > 1_000 }, costs);
      const seen = simulate(planned, costs, times);
      return [
        `${about(perSecond)}/s${planned.hasCdn ? ', CDN' : ''}, then ${times} times as much`,
        about(seen.p50Ms),
        about(seen.p99Ms),
        `${Math.round(seen.refusedShare * 100)} %`,
        about(seen.floodP99Ms),
        about(seen.recoveryMs),
      ];
    }),
  );
  return markdown(
    [
      'Flood of five seconds',
      'p50 before, ms',
      'p99 before, ms',
      'refused in it',
      'p99 in it, ms',
      'over after, ms',
    ],
    lines,
  );
}

/** By the name of their place in `docs/scale.md`. */
export function scaleTables(costs: Costs): Readonly<Record<string, string>> {
  return {
    loads: loadTable(costs, costs.products),
    products: loadTable(costs, manyProducts),
    breaks: breakTable(costs),
    floods: floodTable(costs),
  };
}
