import type { Question } from './questions.ts';

/** One of the searches compared: given the same products and the same questions. */
export interface BenchEngine {
  readonly name: string;
  /** How many products answer; the page and the counts are made too. */
  ask(question: Question): number | Promise<number>;
  /** CPU milliseconds used so far by whoever does the work. */
  cpuMs(): number;
  close(): Promise<void>;
}

export interface BuiltEngine {
  readonly engine: BenchEngine;
  /** CPU seconds. */
  readonly buildSeconds: number;
  /** What it occupies, with whatever answering left behind. */
  readonly bytes: () => number;
  readonly note?: string;
}

/** All threads of this process. */
export function processCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
