/** How long a reader waits: for one try, for all of them together, and how often it tries again (decision D12). */
export interface Patience {
  readonly retries: number;
  readonly tryMs: number;
  readonly totalMs: number;
}

/** Time as this machine has it; tests have another. */
export interface Waiting {
  now(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  timeLimit(ms: number): AbortSignal;
}

export interface PatientRead<Answer> {
  readonly patience: Patience;
  readonly waiting?: Waiting;
  /** Of the visitor, who may have left. */
  readonly signal?: AbortSignal;
  ask(signal: AbortSignal): Promise<Answer>;
  onFailedTry?(attempt: number, reason: unknown): void;
}

/** A service said no for now, and perhaps when to ask again. */
export class NotNow extends Error {
  readonly retryAfter: string | null;

  constructor(service: string, { status, statusText, headers }: Response) {
    super(`${service} answered ${status} ${statusText}`.trim());
    this.retryAfter = headers.get('retry-after');
  }
}

/** Nobody answered in time, however often they were asked. */
export class NoAnswer extends Error {
  readonly retries: number;

  constructor(retries: number, cause: unknown) {
    super(`No answer after ${retries} retries`, { cause });
    this.retries = retries;
  }
}

const firstPauseMs = 100;
const pauseGrowth = 3;
/** Who wants a longer pause than this is not asked again: the visitor waits. */
const longestPauseMs = 2_000;

/** Only for what may be asked twice. Every try has a limit, the pauses between them grow, and all of it ends in time. */
export async function readPatiently<Answer>(read: PatientRead<Answer>): Promise<Answer> {
  const { patience, waiting = machineTime, signal: visitor } = read;
  const startedAt = waiting.now();
  for (let retries = 0; ; retries += 1) {
    const leftMs = patience.totalMs - (waiting.now() - startedAt);
    const limit = waiting.timeLimit(Math.min(patience.tryMs, leftMs));
    const signal = visitor ? AbortSignal.any([visitor, limit]) : limit;
    try {
      return await unlessAborted(read.ask(signal), signal);
    } catch (reason) {
      visitor?.throwIfAborted();
      read.onFailedTry?.(retries + 1, reason);
      const pauseMs = pauseBefore(retries, reason, waiting.now());
      const isTimeLeft = waiting.now() - startedAt + pauseMs < patience.totalMs;
      if (retries === patience.retries || pauseMs > longestPauseMs || !isTimeLeft)
        throw new NoAnswer(retries, reason);
      await waiting.sleep(pauseMs, visitor ?? neverAborted);
    }
  }
}

/** A service in this process does not look at the signal. */
export function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

function pauseBefore(retries: number, reason: unknown, nowMs: number): number {
  const ownMs = firstPauseMs * pauseGrowth ** retries;
  return reason instanceof NotNow ? Math.max(ownMs, wantedPauseMs(reason.retryAfter, nowMs)) : ownMs;
}

/** Seconds, or a moment. */
function wantedPauseMs(retryAfter: string | null, nowMs: number): number {
  if (retryAfter === null) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - nowMs;
  return Number.isNaN(ms) ? 0 : ms;
}

const neverAborted = new AbortController().signal;

export const machineTime: Waiting = {
  now: Date.now,
  timeLimit: (ms) => AbortSignal.timeout(Math.max(0, ms)),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      }, ms);
      if (signal.aborted) giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
    }),
};
