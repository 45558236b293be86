import { clientAddress, createFairQueue } from '@bowline/kit';
import type { MiddlewareHandler } from 'hono';
import { answerFailure, tooBusy } from './failures.ts';

/**
 * What a request is for. Whoever is about to buy goes before those who look around, and these before programs. What is asked of
 * commerce by GraphQL may be anything, and a shop front elsewhere asks much of it, so it has places of its own.
 */
export type RequestKind = 'buying' | 'browsing' | 'questions' | 'programs';

export interface KindLimits {
  /** Under way at once, of all kinds together no more than of the first. */
  readonly atOnce: number;
  readonly waiting: number;
}

export interface AdmissionLimits {
  readonly kinds: Readonly<Record<RequestKind, KindLimits>>;
  /** How long one waits for its turn. */
  readonly waitingMs: number;
  /** A queue that was not empty for so long will not be by waiting: from then on only few may wait (`standingWait`). */
  readonly standingMs: number;
}

/**
 * How long a wait in a queue that stands may become, as a part of `standingMs`, by what was served lately: on a slow machine fewer
 * wait. A rush of a moment is served to the end; under a flood, whoever would wait longer is told so at once, and when it is over
 * there is no more than that left to do.
 */
const standingWait = 0.3;

export const defaultAdmission: AdmissionLimits = {
  kinds: {
    buying: { atOnce: 40, waiting: 200 },
    // A page keeps the processor busy from beginning to end: more at once would only all be late.
    browsing: { atOnce: 8, waiting: 100 },
    questions: { atOnce: 12, waiting: 100 },
    programs: { atOnce: 8, waiting: 50 },
  },
  waitingMs: 5_000,
  standingMs: 1_000,
};

interface Waiting {
  readonly begin: (isAdmitted: boolean) => void;
}

const inOrder = ['buying', 'browsing', 'questions', 'programs'] as const satisfies readonly RequestKind[];

export type Admission = ReturnType<typeof createAdmission>;

/** A place for each of a bounded number of requests; those who ask take turns, and beyond that they are told to come back. */
export function createAdmission(
  { kinds, waitingMs, standingMs }: AdmissionLimits,
  nowMs: () => number = () => performance.now(),
) {
  const queues = {
    buying: queueOf(kinds.buying),
    browsing: queueOf(kinds.browsing),
    questions: queueOf(kinds.questions),
    programs: queueOf(kinds.programs),
  };
  const running: Record<RequestKind, number> = { buying: 0, browsing: 0, questions: 0, programs: 0 };
  /** When each queue was last empty. */
  const emptyAtMs: Record<RequestKind, number> = { buying: 0, browsing: 0, questions: 0, programs: 0 };
  /** When the last of each kind left, as many as may wait of it. */
  const leftAtMs: Record<RequestKind, number[]> = { buying: [], browsing: [], questions: [], programs: [] };
  const total = () => running.buying + running.browsing + running.questions + running.programs;
  const hasRoom = (kind: RequestKind) => running[kind] < kinds[kind].atOnce && total() < kinds.buying.atOnce;

  function mayWait(kind: RequestKind): boolean {
    const { length } = queues[kind];
    if (length === 0) emptyAtMs[kind] = nowMs();
    const isStanding = nowMs() - emptyAtMs[kind] > standingMs;
    return !isStanding || length < Math.ceil(servedLately(kind) * standingWait);
  }

  /** Within the last `standingMs`; one at least, so that a queue that gets nowhere is tried again. */
  function servedLately(kind: RequestKind): number {
    const sinceMs = nowMs() - standingMs;
    return Math.max(1, leftAtMs[kind].filter((atMs) => atMs > sinceMs).length);
  }

  function admitNext(): void {
    for (const kind of inOrder) {
      while (hasRoom(kind)) {
        const next = queues[kind].take();
        if (!next) break;
        running[kind] += 1;
        next.begin(true);
      }
    }
  }

  return {
    /**
     * False when there is no place and no room to wait for one, none came free in time, or nobody waits for the answer any more:
     * `gone` is asked for only by who has to wait.
     */
    enter(kind: RequestKind, asker: string, gone?: () => AbortSignal): Promise<boolean> | boolean {
      if (hasRoom(kind) && queues[kind].length === 0) {
        running[kind] += 1;
        return true;
      }
      if (!mayWait(kind)) return false;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const signal = gone?.();
      const giveUp = () => {
        queues[kind].remove(asker, item);
        item.begin(false);
      };
      const timer = setTimeout(giveUp, waitingMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      const item: Waiting = {
        begin: (isAdmitted) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', giveUp);
          resolve(isAdmitted);
        },
      };
      if (signal?.aborted || !queues[kind].add(asker, item)) item.begin(false);
      return promise;
    },
    leave(kind: RequestKind): void {
      running[kind] -= 1;
      leftAtMs[kind].push(nowMs());
      if (leftAtMs[kind].length > kinds[kind].waiting) leftAtMs[kind].shift();
      admitNext();
    },
  };
}

function queueOf({ waiting }: KindLimits) {
  return createFairQueue<Waiting>({ perAsker: Math.ceil(waiting / 2), inAll: waiting });
}

/** Pages of cart and checkout behind any prefix of a locale, what is paid, and every form that is sent. */
const buyingPath = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:checkout|api\/cart|payments|invoices)(?:\/|$)/;
const programPath = /^\/v[\dX][\d-]*\//;

export function kindOf(method: string, path: string): RequestKind {
  if (programPath.test(path)) return 'programs';
  if (path === '/graphql') return 'questions';
  const isForm = method === 'POST' && !path.startsWith('/1/');
  return isForm || buyingPath.test(path) ? 'buying' : 'browsing';
}

/** Beside the request: says that nobody waits any more for what was asked on nobody's behalf. */
export interface AskedTogether {
  readonly gone?: AbortSignal;
}

export function admission(admit: Admission): MiddlewareHandler<{ Bindings: AskedTogether }> {
  return async (context, next) => {
    const kind = kindOf(context.req.method, context.req.path);
    const asker = clientAddress(context.req.raw);
    const gone = () => context.env?.gone ?? context.req.raw.signal;
    if (!(await admit.enter(kind, asker, gone))) return answerFailure(context, tooBusy);
    try {
      await next();
    } finally {
      admit.leave(kind);
    }
    return undefined;
  };
}
