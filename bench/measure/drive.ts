import { Agent } from 'node:http';
import { type Answer, ask } from './ask.ts';
import type { NextVisit, Question } from './questions.ts';

export interface DriveOptions {
  readonly url: string;
  readonly next: NextVisit;
  readonly visits: number;
  readonly concurrency: number;
  /** Added to every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Off for a server that only pretends. */
  readonly checkAnswers?: boolean;
}

export interface Drive {
  readonly visits: number;
  /** Of each visit. */
  readonly wallMs: readonly number[];
  /** Of each answer. */
  readonly bytes: readonly number[];
}

/** A server that hardly answers must not hold the benchmark for ever. */
const longestDriveMs = 60_000;

/** Makes the visits over `concurrency` kept connections, each of which asks again when it has its answer. */
export async function drive(options: DriveOptions): Promise<Drive> {
  const { url, next, visits, concurrency, headers, checkAnswers = true } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const deadline = performance.now() + longestDriveMs;
  const wallMs: number[] = [];
  const bytes: number[] = [];
  let left = visits;

  async function visitor(): Promise<void> {
    while (left > 0 && performance.now() < deadline) {
      left -= 1;
      let visitMs = 0;
      for (const question of next()) {
        const answer = await ask(url, { ...question, headers: { ...question.headers, ...headers } }, agent);
        if (checkAnswers) assertGood(question, answer);
        visitMs += answer.wallMs;
        bytes.push(answer.body.length);
      }
      wallMs.push(visitMs);
    }
  }

  try {
    await Promise.all(Array.from({ length: concurrency }, visitor));
  } finally {
    agent.destroy();
  }
  return { visits: wallMs.length, wallMs, bytes };
}

function assertGood(question: Question, { status, body }: Answer): void {
  const fault = status === 200 ? question.fault(body) : `the status is ${status}`;
  if (fault) throw new Error(`${question.path.slice(0, 300)}: ${fault}\n${body.toString().slice(0, 500)}`);
}
