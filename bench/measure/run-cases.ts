import type { BenchShop } from './bench-shop.ts';
import { type Measurement, measureCase } from './measure-case.ts';
import type { BenchOptions } from './options.ts';
import { profileCase } from './profile-case.ts';
import type { NextVisit } from './questions.ts';
import { startServerProcess } from './server-process.ts';

export interface BenchCase {
  readonly name: string;
  readonly next: NextVisit;
  /** One, unless it is told. */
  readonly requestsPerVisit?: number;
}

/** Measures case after case on one shop, beside one bare server. */
export async function runCases(
  shop: BenchShop,
  cases: readonly BenchCase[],
  { only, effort, profile }: BenchOptions,
): Promise<Measurement[]> {
  const chosen = chosenCases(cases, only);
  const bare = await startServerProcess({ file: 'bench/measure/bare-server.ts' });
  try {
    const measured: Measurement[] = [];
    for (const { name, next, requestsPerVisit = 1 } of chosen) {
      measured.push(await measureCase({ name, next, requestsPerVisit, shop, bare, effort }));
      if (!profile) continue;
      const visits = Math.ceil((effort.requestsPerRound * effort.rounds) / requestsPerVisit);
      console.log(await profileCase({ name, next, server: shop.server, visits, folder: profile }));
    }
    return measured;
  } finally {
    await bare.stop();
  }
}

export function chosenCases(cases: readonly BenchCase[], only: string): readonly BenchCase[] {
  const chosen = cases.filter(({ name }) => name.startsWith(only));
  if (chosen.length === 0)
    throw new Error(`No case begins with "${only}": ${cases.map(({ name }) => name).join(', ')}.`);
  return chosen;
}
