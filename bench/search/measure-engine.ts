import { quantile } from '../measure/statistics.ts';
import type { BenchEngine } from './bench-engine.ts';
import type { Question } from './questions.ts';

export interface EngineMeasurement {
  /** CPU milliseconds, question by question. */
  readonly best: readonly number[];
  readonly p50: number;
  readonly p95: number;
  /** Questions answered before time ran out. */
  readonly asked: number;
  readonly withoutHits: number;
  readonly medianHits: number;
}

const warmUpRounds = 2;
const rounds = 4;

/**
 * Asks every question in turn, several rounds, and takes the best of each, so that what else runs on the machine counts
 * little. The first rounds warm up. No question follows itself: nothing profits from the answer just given.
 */
export async function measureEngine(
  engine: BenchEngine,
  questions: readonly Question[],
  secondsPerRound: number,
): Promise<EngineMeasurement> {
  const best: number[] = [];
  const hits: number[] = [];
  let asked = questions.length;
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const end = performance.now() + secondsPerRound * 1000;
    for (let index = 0; index < asked; index++) {
      const question = questions[index];
      if (question === undefined) break;
      const before = engine.cpuMs();
      hits[index] = await engine.ask(question);
      const used = engine.cpuMs() - before;
      if (round >= warmUpRounds) best[index] = Math.min(best[index] ?? Number.POSITIVE_INFINITY, used);
      if (round === 0 && performance.now() > end) asked = index + 1;
    }
  }
  return {
    best,
    p50: quantile(best, 0.5),
    p95: quantile(best, 0.95),
    asked,
    withoutHits: hits.filter((count) => count === 0).length,
    medianHits: quantile(hits, 0.5),
  };
}
