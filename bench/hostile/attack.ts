// A thread that sends the requests of one kind, so that reading their answers keeps nobody waiting who asks for pages.
import { parentPort, workerData } from 'node:worker_threads';
import { createRandom } from '../measure/random.ts';
import type { HostileRequest } from './kind.ts';
import { hostileKinds } from './kinds.ts';

export interface Attack {
  readonly kind: string;
  readonly origin: string;
  readonly seconds: number;
  readonly seed: number;
}

export interface AttackReport {
  /** Statuses of the answers, and names of the errors where there was none. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly answerBytes: number;
  readonly slowestMs: number;
}

/** Whatever never answers must not hold the benchmark. */
const patienceMs = 30_000;

async function attack({ kind, origin, seconds, seed }: Attack): Promise<AttackReport> {
  const found = hostileKinds.find(({ name }) => name === kind);
  if (!found) throw new Error(`There is no hostile kind "${kind}"`);
  const requests = found.requests(origin, createRandom(seed).next);
  const outcomes: Record<string, number> = {};
  const end = performance.now() + seconds * 1000;
  let answerBytes = 0;
  let slowestMs = 0;

  async function attacker(): Promise<void> {
    while (performance.now() < end) {
      const startedAt = performance.now();
      const { outcome, bytes } = await send(requests.next().value);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      answerBytes += bytes;
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    }
  }

  await Promise.all(Array.from({ length: found.atOnce }, attacker));
  return { outcomes, answerBytes, slowestMs };
}

async function send({
  url,
  init,
  heldMs,
}: HostileRequest): Promise<{ outcome: string | number; bytes: number }> {
  const signal = AbortSignal.timeout(heldMs ?? patienceMs);
  let outcome: string | number = 'no answer';
  let bytes = 0;
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    outcome = response.status;
    for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
  } catch (error) {
    if (heldMs === undefined) outcome = nameOf(error);
  }
  return { outcome, bytes };
}

function nameOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? String('code' in cause ? cause.code : cause.name) : String(error);
}

parentPort?.postMessage(await attack(workerData as Attack));
