import { Worker } from 'node:worker_threads';
import type { Log } from '@bowline/database';
import { type Result, refuse } from '@bowline/kit';
import type { DocumentStore } from '../documents/document-store.ts';
import type { ContentLimits } from '../limits.ts';
import type { QueryRefusal } from './query-refusals.ts';
import type { QueryRequest } from './query-runner.ts';
import type { FromThread, ThreadAnswer, ThreadStart, ToThread } from './thread-messages.ts';

type Answer = Result<ThreadAnswer, QueryRefusal>;

export interface ThreadClient {
  run(request: QueryRequest): Promise<Answer>;
  close(): Promise<void>;
}

interface Waiting {
  readonly request: QueryRequest;
  readonly resolve: (answer: Answer) => void;
}

interface ThreadOptions {
  readonly store: DocumentStore;
  readonly limits: ContentLimits;
  readonly project: ThreadStart['project'];
  readonly clock: () => Date;
  readonly log: Log;
}

/**
 * One thread that takes queries in turn. It starts when first needed, follows the changes of the store, and is ended when
 * a query takes too long or too much memory; the next query then gets a new one.
 */
export function createThreadClient({ store, limits, project, clock, log }: ThreadOptions): ThreadClient {
  const waiting: Waiting[] = [];
  let running: (Waiting & { timer?: NodeJS.Timeout }) | undefined;
  let thread: Worker | undefined;
  let isReady = false;

  const send = (message: ToThread) => thread?.postMessage(message);

  store.onChange((changes) => {
    if (changes.length > 0) send({ kind: 'changes', changes });
    else end('documents were loaded anew');
  });

  function start(): Worker {
    const workerData: ThreadStart = {
      documents: [...store.documents()],
      sequence: store.sequence,
      limits,
      project,
    };
    const started = new Worker(new URL('./query-thread.ts', import.meta.url), {
      name: 'content-queries',
      workerData,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: limits.threadMegabytes },
    });
    started.unref();
    started.on('message', (message: FromThread) => {
      if (started !== thread) return;
      if (message.kind === 'answer') finish(message.answer);
      else isReady = true;
      next();
    });
    started.on('error', (error) => {
      if (started !== thread) return;
      log.warn({ err: error }, 'The thread of content queries broke off');
      end('it broke off');
      finish(refuse('query-too-slow', {}));
      next();
    });
    return started;
  }

  function end(reason: string): void {
    if (!thread) return;
    log.info({ reason }, 'The thread of content queries ends');
    thread.terminate();
    thread = undefined;
    isReady = false;
    // A query that was under way is asked again, unless it is the reason.
    if (running && reason === 'documents were loaded anew') {
      clearTimeout(running.timer);
      waiting.unshift(running);
      running = undefined;
    }
  }

  function finish(answer: Answer): void {
    clearTimeout(running?.timer);
    running?.resolve(answer);
    running = undefined;
  }

  function next(): void {
    if (running || waiting.length === 0) return;
    thread ??= start();
    if (!isReady) return;
    running = waiting.shift();
    if (!running) return;
    running.timer = setTimeout(() => {
      end('a query took too long');
      finish(refuse('query-too-slow', {}));
      next();
    }, limits.queryMs);
    send({ kind: 'query', request: running.request, nowMs: clock().getTime() });
  }

  return {
    run(request) {
      if (waiting.length >= limits.waitingQueries) return Promise.resolve(refuse('queries-waiting', {}));
      return new Promise((resolve) => {
        waiting.push({ request, resolve });
        next();
      });
    },
    async close() {
      for (const { resolve } of waiting.splice(0)) resolve(refuse('queries-waiting', {}));
      if (running) finish(refuse('queries-waiting', {}));
      await thread?.terminate();
      thread = undefined;
    },
  };
}
