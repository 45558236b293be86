import { setImmediate } from 'node:timers/promises';

export interface Turns {
  /** Does the work step by step while others are let in; undefined when too many wait already. */
  run<Result>(work: Generator<unknown, Result>): Promise<Result> | undefined;
}

export interface TurnsOptions {
  /** Milliseconds after which it is somebody else's turn. */
  readonly sliceMs?: number;
  /** Milliseconds of all works together between two looks at what else has arrived. */
  readonly roundMs?: number;
  readonly mostWaiting?: number;
  readonly now?: () => number;
}

interface Job {
  /** Goes on until then; false when it is done. */
  workUntil(deadline: number): boolean;
}

/**
 * Keeps questions that take long from keeping others waiting. Who has had no turn yet comes first, the others follow one another;
 * however many there are, all together hold the thread no longer than a round.
 */
export function createTurns(options: TurnsOptions = {}): Turns {
  const { sliceMs = 4, roundMs = 8, mostWaiting = 100, now = () => performance.now() } = options;
  const fresh: Job[] = [];
  const begun: Job[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    let roundEnd = now() + roundMs;
    for (let job = fresh.shift() ?? begun.shift(); job; job = fresh.shift() ?? begun.shift()) {
      if (job.workUntil(now() + sliceMs)) begun.push(job);
      if (now() < roundEnd) continue;
      await setImmediate();
      roundEnd = now() + roundMs;
    }
    isWorking = false;
  }

  return {
    run(steps) {
      if (fresh.length + begun.length >= mostWaiting) return undefined;
      return new Promise((resolve, reject) => {
        fresh.push({
          workUntil(deadline) {
            try {
              for (;;) {
                const { done, value } = steps.next();
                if (done) {
                  resolve(value);
                  return false;
                }
                if (now() >= deadline) return true;
              }
            } catch (error) {
              reject(error);
              return false;
            }
          },
        });
        if (!isWorking) void work();
      });
    },
  };
}
