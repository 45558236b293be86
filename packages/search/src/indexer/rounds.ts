import type { SearchLog } from '../service/model.ts';

/** One piece of work at a time; what is asked for meanwhile is done once more afterwards. */
export interface Rounds {
  ask(): void;
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>;
  throwIfStopped(): void;
  /** The same, while something is waited for. */
  unlessStopped<Result>(work: Promise<Result>): Promise<Result>;
  /** Waits for the round under way, which should soon notice. */
  stop(): Promise<void>;
}

export interface RoundsOptions {
  readonly log: SearchLog;
  /** How long requests are collected before a round begins. */
  readonly collectMs: number;
  readonly work: () => Promise<void>;
}

class Stopped extends Error {}
const newStop = () => new Stopped('The indexer was stopped');

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

export function createRounds({ log, collectMs, work }: RoundsOptions): Rounds {
  /** What to call when it stops. A promise that lasted as long as this would keep what every wait brought. */
  const waits = new Set<(stop: Stopped) => void>();
  let isAsked = false;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let wakeUp = () => {};

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (isAsked && !isStopped) {
      await pause(collectMs);
      isAsked = false;
      try {
        if (!isStopped) await work();
        pauseMs = firstPauseMs;
      } catch (error) {
        if (error instanceof Stopped) return;
        log.warn({ err: error }, 'The search indices could not follow the shop; trying again');
        isAsked = true;
        if (!isStopped) await pause(pauseMs);
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
    }
  }

  function ask(): void {
    isAsked = true;
    if (isStopped || running) return;
    running = run().finally(() => {
      running = undefined;
      // Asked for after the last look, but before this.
      if (isAsked) ask();
    });
  }

  return {
    ask,
    async settled() {
      while (running) await running;
    },
    throwIfStopped() {
      if (isStopped) throw newStop();
    },
    async unlessStopped(work) {
      const stopped = Promise.withResolvers<never>();
      waits.add(stopped.reject);
      if (isStopped) stopped.reject(newStop());
      try {
        return await Promise.race([work, stopped.promise]);
      } finally {
        waits.delete(stopped.reject);
      }
    },
    async stop() {
      isStopped = true;
      for (const stop of waits) stop(newStop());
      wakeUp();
      await running;
    },
  };
}
