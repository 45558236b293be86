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
  /** The client whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let waitingInAll = 0;
  let running = 0;

  function nextInLine(): (() => void) | undefined {
    const first = waiting.entries().next();
    if (first.done) return undefined;
    const [client, line] = first.value;
    const next = line.shift();
    waiting.delete(client);
    if (line.length > 0) waiting.set(client, line);
    waitingInAll -= 1;
    return next;
  }

  async function run<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } finally {
      // The place goes to the next in line without becoming free in between.
      const next = nextInLine();
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
      const line = waiting.get(client) ?? [];
      if (waitingInAll >= limits.maxWaiting || line.length >= limits.maxWaitingPerClient) return undefined;
      waitingInAll += 1;
      waiting.set(client, line);
      return new Promise<void>((resolve) => line.push(resolve)).then(() => run(task));
    },
  };
}
