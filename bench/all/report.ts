import { formatTable, milliseconds, shareOf } from '../measure/table.ts';
import { leastShareOfBare } from './bars.ts';
import { missing, regressions } from './compare.ts';
import type { BenchResults } from './results.ts';

const times = (value: number | undefined) => (value === undefined ? '–' : `× ${value.toFixed(1)}`);
const fine = (ms: number | undefined) => ms?.toFixed(3) ?? '–';

export function report(results: BenchResults, last: BenchResults | undefined): string {
  const former = new Map(last?.cases.map((known) => [known.name, known]));
  const table = formatTable(
    [
      'CPU ms per request',
      'server',
      'bare',
      'ratio',
      'bar',
      'of bar',
      'last',
      'of React',
      'PostgreSQL',
      'in selects',
      'in commits',
    ],
    results.cases.map((known) => [
      known.name,
      milliseconds(known.serverMs),
      milliseconds(known.bareMs),
      times(known.ratio),
      known.bar === undefined ? '–' : `≤ ${known.bar}`,
      shareOf(known.ratio, known.bar),
      times(former.get(known.name)?.ratio),
      times(known.renders),
      milliseconds(known.postgresMs),
      times(known.selects),
      times(known.commits),
    ]),
  );
  return [table, limitLines(results), comparisonLines(results, last)].join('\n\n');
}

function limitLines({ limits, throughput, machine, catalogue }: BenchResults): string {
  const lines = [
    `One prepared select ${fine(limits.selectMs)}, one commit ${fine(limits.commitMs)} CPU ms of PostgreSQL; ${machine.cores} cores, ${machine.processor}.`,
    `${catalogue.products} products: ${catalogue.databaseMb} MB of database, ${catalogue.searchMb} MB of search indices, built in ${catalogue.indexingCpuSeconds} s of CPU.`,
  ];
  if (throughput) {
    const { perSecond, barePerSecond, share } = throughput;
    lines.push(
      `Kept pages: ${Math.round(perSecond)} a second, the bare server ${Math.round(barePerSecond)} with the same bytes: ${Math.round(share * 100)} % (bar ≥ ${leastShareOfBare * 100} %).`,
    );
  }
  return lines.join('\n');
}

function comparisonLines(results: BenchResults, last: BenchResults | undefined): string {
  if (!last) return 'There is no last result to compare with.';
  const found = regressions(results, last);
  const since = `the result of ${last.madeAt.slice(0, 16).replace('T', ' ')}`;
  return [
    ...missing(results, last).map((name) => `  • ${name} was not measured`),
    found.length === 0 ? `Nothing costs noticeably more than in ${since}.` : `Dearer than in ${since}:`,
    ...found.map(({ name, before, now }) => `  ✗ ${name}: ${times(before)} → ${times(now)}`),
  ].join('\n');
}
