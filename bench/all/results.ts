import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join } from 'node:path';
import type { Effort, Measurement } from '../measure/measure-case.ts';
import { bars } from './bars.ts';
import type { CatalogueSize } from './catalogue-size.ts';
import type { Limits } from './limits.ts';
import type { Renders } from './page-renders.ts';
import type { Throughput } from './throughput.ts';

/** The last run that somebody committed, and where this one goes. */
const file = join(import.meta.dirname, '../results/last.json');

export interface CaseResult {
  readonly name: string;
  readonly serverMs: number;
  readonly postgresMs: number | undefined;
  readonly bareMs: number;
  /** Times the CPU of the bare server. */
  readonly ratio: number;
  /** Times what React alone needs for the same elements; of pages that are made. */
  readonly renders: number | undefined;
  /** PostgreSQL's part in prepared selects, and in commits. */
  readonly selects: number | undefined;
  readonly commits: number | undefined;
  readonly bar: number | undefined;
  readonly bytes: number;
  readonly wallP50Ms: number;
  readonly wallP95Ms: number;
}

export interface BenchResults {
  readonly madeAt: string;
  readonly machine: { readonly processor: string; readonly cores: number; readonly node: string };
  readonly effort: Effort;
  readonly catalogue: CatalogueSize;
  readonly limits: Limits;
  readonly throughput: Throughput | undefined;
  readonly cases: readonly CaseResult[];
}

type Parts = Pick<BenchResults, 'effort' | 'catalogue' | 'limits' | 'throughput'> & {
  readonly renders: Renders;
};

export function resultsOf(measurements: readonly Measurement[], { renders, ...parts }: Parts): BenchResults {
  return {
    madeAt: new Date().toISOString(),
    machine: { processor: cpus()[0]?.model ?? '', cores: availableParallelism(), node: process.version },
    ...parts,
    cases: measurements.map((measured) => caseOf(measured, parts.limits, renders)),
  };
}

function caseOf(measured: Measurement, { selectMs, commitMs }: Limits, renders: Renders): CaseResult {
  const { name, serverMs, postgresMs, bareMs, bytes, wallP50Ms, wallP95Ms } = measured;
  return {
    name,
    serverMs: rounded(serverMs),
    postgresMs: postgresMs === undefined ? undefined : rounded(postgresMs),
    bareMs: rounded(bareMs),
    ratio: rounded(serverMs / bareMs),
    renders: times(serverMs, renders[name]),
    selects: times(postgresMs, selectMs),
    commits: times(postgresMs, commitMs),
    bar: bars[name],
    bytes,
    wallP50Ms: rounded(wallP50Ms),
    wallP95Ms: rounded(wallP95Ms),
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const times = (value: number | undefined, limit: number | undefined) =>
  value === undefined || limit === undefined ? undefined : rounded(value / limit);

export function readLastResults(): BenchResults | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BenchResults) : undefined;
}

export function writeResults(results: BenchResults): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return 'bench/results/last.json';
}
