import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../measure/ask.ts';
import type { Errand, Kind } from './traffic.ts';

/** What became of one visit. */
export interface Outcome {
  readonly kind: Kind;
  /** What was asked for first. */
  readonly path: string;
  /** When it was to begin, since the beginning of all. */
  readonly atMs: number;
  /** From then until it was over. */
  readonly tookMs: number;
  /** `stood in`: the last good page, which says so. */
  readonly result: 'answered' | 'stood in' | 'refused' | 'failed';
  readonly reason?: string;
}

export interface OpenLoop {
  readonly url: string;
  readonly next: () => Errand;
  /** Visits a second, by the time since the beginning. */
  readonly rateAt: (ms: number) => number;
  readonly seconds: number;
}

/** What would be one too many is not sent and counts as refused: the shop is to be measured, not this process. */
const mostAtOnce = 400;
const patienceMs = 15_000;
const tickMs = 10;

/** Visitors come whether or not the shop has answered those before them. Ends by itself. */
export async function visitAtRate({ url, next, rateAt, seconds }: OpenLoop): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce });
  const outcomes: Outcome[] = [];
  const underWay = new Set<Promise<void>>();
  const startedMs = performance.now();
  const endMs = seconds * 1000;
  let due = 0;
  let lastMs = 0;

  async function visit({ kind, visit: questions }: Errand, atMs: number): Promise<void> {
    const path = pathOf(questions);
    const over = (result: Outcome['result'], reason?: string) =>
      void outcomes.push({
        kind,
        path,
        atMs,
        tookMs: performance.now() - startedMs - atMs,
        result,
        ...(reason && { reason }),
      });
    try {
      let hasStoodIn = false;
      for (const question of questions) {
        const { status, headers, body } = await ask(url, question, agent, AbortSignal.timeout(patienceMs));
        if (status === 503) return over('refused');
        const fault = status === 200 ? question.fault(body) : `the status is ${status}`;
        if (fault) return over('failed', `${question.path.slice(0, 80)}: ${fault}`);
        hasStoodIn ||= headers.warning !== undefined;
      }
      over(hasStoodIn ? 'stood in' : 'answered');
    } catch (error) {
      over('failed', reasonOf(error));
    }
  }

  while (lastMs < endMs) {
    await wait(tickMs);
    const nowMs = Math.min(endMs, performance.now() - startedMs);
    due += ((nowMs - lastMs) / 1000) * rateAt(lastMs);
    lastMs = nowMs;
    for (; due >= 1; due -= 1) {
      const errand = next();
      if (underWay.size >= mostAtOnce) {
        const { kind, visit: questions } = errand;
        const path = pathOf(questions);
        outcomes.push({ kind, path, atMs: nowMs, tookMs: 0, result: 'refused', reason: 'not sent' });
        continue;
      }
      const going = visit(errand, nowMs).finally(() => underWay.delete(going));
      underWay.add(going);
    }
  }
  await Promise.all(underWay);
  agent.destroy();
  return outcomes.sort((one, other) => one.atMs - other.atMs);
}

/** Visits a second that the shop holds when each visitor waits for the answer: what it can serve. */
export async function measureCapacity(
  { url, next }: Pick<OpenLoop, 'url' | 'next'>,
  { seconds, concurrency }: { readonly seconds: number; readonly concurrency: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const startedMs = performance.now();
  let visits = 0;
  async function visitor(): Promise<void> {
    while (performance.now() - startedMs < seconds * 1000) {
      for (const question of next().visit) await ask(url, question, agent);
      visits += 1;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, visitor));
  agent.destroy();
  return visits / ((performance.now() - startedMs) / 1000);
}

const pathOf = ([first]: Errand['visit']): string => first?.path ?? '';

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'AbortError' ? 'no answer' : error.message;
}
