import { createFairQueue } from '@bowline/kit';

export interface RenderQueue {
  /** Runs the task now or later; nothing when too many wait already, in all or of this client. */
  enter<T>(task: () => Promise<T>, client: string): Promise<T> | undefined;
}

/** Keeps the processor for requests: few pictures are made at once, a bounded number waits, and clients take turns. */
export function createRenderQueue(limits: {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  readonly maxWaitingPerClient: number;
}): RenderQueue {
  const waiting = createFairQueue<() => void>({
    perAsker: limits.maxWaitingPerClient,
    inAll: limits.maxWaiting,
  });
  let running = 0;

  async function run<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } finally {
      // The place goes to the next in line without becoming free in between.
      const next = waiting.take();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    enter(task, client) {
      if (running < limits.maxRunning) {
        running += 1;
        return run(task);
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      return waiting.add(client, resolve) ? promise.then(() => run(task)) : undefined;
    },
  };
}
