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

/** Throws a sentence when an option does not fit. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scale: { type: 'string', default: '1' },
      data: { type: 'string' },
      only: { type: 'string', default: '' },
      profile: { type: 'string' },
      requests: { type: 'string', default: '200' },
      rounds: { type: 'string', default: '5' },
      'warm-up': { type: 'string', default: '600' },
      concurrency: { type: 'string', default: '4' },
    },
  });
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
  };
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`--${name} must be a whole number from 1; it is "${text}".`);
  return value;
}
