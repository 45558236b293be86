import { parseArgs } from 'node:util';
import type { Effort } from './measure-case.ts';

export interface BenchOptions {
  readonly scales: readonly number[];
  readonly data: string | undefined;
  /** Measures only the cases whose names begin with this. */
  readonly only: string;
  /** Writes a CPU profile of the server here and prints what it was busy with. */
  readonly profile: string | undefined;
  readonly effort: Effort;
}

type Numbers<Name extends string> = Readonly<Record<Name, number>>;

const usualEffort: Effort = { warmUp: 2_000, rounds: 5, requestsPerRound: 200, concurrency: 4 };

/**
 * Throws a sentence when an option does not fit. `more` are whole numbers of one benchmark alone, with their defaults; `effort` is
 * for one whose cases would take too long with the usual one.
 */
export function readOptions<Name extends string = never>(
  args: readonly string[],
  more: Readonly<Record<Name, string>> = {} as Record<Name, string>,
  effort: Effort = usualEffort,
): BenchOptions & { readonly more: Numbers<Name> } {
  const names = Object.keys(more) as Name[];
  const { values } = parseArgs({
    args: [...args],
    options: {
      scale: { type: 'string', default: '1' },
      data: { type: 'string' },
      only: { type: 'string', default: '' },
      profile: { type: 'string' },
      requests: { type: 'string', default: String(effort.requestsPerRound) },
      rounds: { type: 'string', default: String(effort.rounds) },
      'warm-up': { type: 'string', default: String(effort.warmUp) },
      concurrency: { type: 'string', default: String(effort.concurrency) },
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const, default: more[name] }])),
    },
  });
  const given: Readonly<Record<string, unknown>> = values;
  return {
    scales: values.scale.split(',').map((scale) => wholeNumber('scale', scale)),
    data: values.data,
    only: values.only,
    profile: values.profile,
    effort: {
      warmUp: wholeNumber('warm-up', values['warm-up']),
      rounds: wholeNumber('rounds', values.rounds),
      requestsPerRound: wholeNumber('requests', values.requests),
      concurrency: wholeNumber('concurrency', values.concurrency),
    },
    more: Object.fromEntries(
      names.map((name) => [name, wholeNumber(name, String(given[name]))]),
    ) as Numbers<Name>,
  };
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`--${name} must be a whole number from 1; it is "${text}".`);
  return value;
}
