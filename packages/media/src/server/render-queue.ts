export interface RenderQueue {
  /** Runs the task now or later; nothing when too many wait already. */
  enter<T>(task: () => Promise<T>): Promise<T> | undefined;
}

/** Keeps the processor for requests: few pictures are made at once, and a bounded number waits. */
export function createRenderQueue(limits: {
  readonly maxRunning: number;
  readonly maxWaiting: number;
}): RenderQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } finally {
      // The place goes to the next in line without becoming free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    enter(task) {
      if (running < limits.maxRunning) {
        running += 1;
        return run(task);
      }
      if (waiting.length >= limits.maxWaiting) return undefined;
      return new Promise<void>((resolve) => waiting.push(resolve)).then(() => run(task));
    },
  };
}
