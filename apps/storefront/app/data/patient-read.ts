import { longestPauseMs, wishedPauseMs } from '@bowline/kit';

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
  /** Reached after that time, and when the visitor leaves. */
  timeLimit(ms: number, visitor?: AbortSignal): TimeLimit;
}

export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Nobody waits any more: a page asks a dozen questions, whose limits would all be reached long after it is sent. */
  end(): void;
}

export interface PatientRead<Answer> {
  readonly patience: Patience;
  readonly rest?: Rest;
  readonly waiting?: Waiting;
  /** Of the visitor, who may have left. */
  readonly signal?: AbortSignal;
  ask(signal: AbortSignal): Promise<Answer>;
  onFailedTry?(attempt: number, reason: unknown): void;
}

/** Until when a service wants to be left alone. Shared by all that one page asks of it. */
export interface Rest {
  untilMs: number;
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

/**
 * Only for what may be asked twice. Every try has a limit, the pauses between them grow, all of it ends in time, and nobody is
 * asked while they want to be left alone.
 */
export async function readPatiently<Answer>(read: PatientRead<Answer>): Promise<Answer> {
  const { patience, waiting = machineTime, signal: visitor, rest = { untilMs: 0 } } = read;
  const startedAt = waiting.now();
  await waitFor(rest, waiting, visitor);
  for (let retries = 0; ; retries += 1) {
    const leftMs = patience.totalMs - (waiting.now() - startedAt);
    const limit = waiting.timeLimit(Math.min(patience.tryMs, leftMs), visitor);
    try {
      return await unlessAborted(read.ask(limit.signal), limit.signal);
    } catch (reason) {
      visitor?.throwIfAborted();
      read.onFailedTry?.(retries + 1, reason);
      const nowMs = waiting.now();
      keepRest(rest, reason, nowMs);
      const pauseMs = Math.max(firstPauseMs * pauseGrowth ** retries, rest.untilMs - nowMs);
      const isTimeLeft = nowMs - startedAt + pauseMs < patience.totalMs;
      if (retries === patience.retries || pauseMs > longestPauseMs || !isTimeLeft)
        throw new NoAnswer(retries, reason);
      await waiting.sleep(pauseMs, visitor ?? neverAborted);
    } finally {
      limit.end();
    }
  }
}

/** Before the first try: another question of the same page may have been told to wait. */
async function waitFor(rest: Rest, waiting: Waiting, visitor: AbortSignal | undefined): Promise<void> {
  const pauseMs = rest.untilMs - waiting.now();
  if (pauseMs > longestPauseMs) throw new NoAnswer(0, new LeftAlone());
  if (pauseMs > 0) await waiting.sleep(pauseMs, visitor ?? neverAborted);
}

/** What is not sent at all, because its Retry-After has not passed. */
export class LeftAlone extends Error {
  constructor() {
    super('The service wants to be left alone for now');
  }
}

export function keepRest(rest: Rest, reason: unknown, nowMs: number): void {
  if (!(reason instanceof NotNow)) return;
  rest.untilMs = Math.max(rest.untilMs, nowMs + wishedPauseMs(reason.retryAfter, nowMs));
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

const neverAborted = new AbortController().signal;

/** Limits that many times as long, for a shop that was told to be more patient than others. */
export function patientTime(times: number): Waiting {
  return { ...machineTime, timeLimit: (ms, visitor) => machineTime.timeLimit(ms * times, visitor) };
}

export const machineTime: Waiting = {
  now: Date.now,
  // Whole milliseconds: whoever is more patient multiplies by what they like.
  timeLimit(ms, visitor) {
    const limit = new AbortController();
    const reach = () => limit.abort(new DOMException('There was no answer in time', 'TimeoutError'));
    const leave = () => limit.abort(visitor?.reason);
    const timer: unknown = setTimeout(reach, Math.max(0, Math.round(ms)));
    // A process that has nothing else to do need not wait for it.
    if (typeof timer === 'object') (timer as NodeJS.Timeout).unref();
    if (visitor?.aborted) leave();
    visitor?.addEventListener('abort', leave, { once: true });
    return {
      signal: limit.signal,
      end() {
        clearTimeout(timer as number);
        visitor?.removeEventListener('abort', leave);
      },
    };
  },
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
