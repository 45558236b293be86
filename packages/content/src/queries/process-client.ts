import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Log } from '@bowline/database';
import { createFairQueue, type Result, refuse } from '@bowline/kit';
import type { FromProcess, ProcessAnswer, ToProcess } from './process-messages.ts';
import type { QueryRefusal } from './query-refusals.ts';
import type { QueryRequest, RunnerOptions } from './query-runner.ts';

type Answer = Result<ProcessAnswer, QueryRefusal>;

export interface ProcessClient {
  /** Whoever asks is answered in turn with others. */
  run(request: QueryRequest, asker: string): Promise<Answer>;
  close(): Promise<void>;
}

interface Waiting {
  readonly request: QueryRequest;
  readonly resolve: (answer: Answer) => void;
  timer: NodeJS.Timeout;
}

/** How many documents are sent in one go; in between others have their turn. */
const sliceOfDocuments = 100;
const startMs = 60_000;
/** The process ends by itself when a query has used up its time; on a busy machine that takes a while. */
const patienceWithMachine = 20;
/** Below the shop itself: what strangers ask waits when the machine is busy. */
const lowPriority = 10;

/**
 * A process that takes queries in turn. It starts when first needed, follows the changes of the store, and is gone when
 * a query takes too long; the next query then gets a new one. Not a thread: when one of those runs out of memory, the
 * whole process may end with it.
 */
export function createProcessClient(options: RunnerOptions & { readonly log: Log }): ProcessClient {
  const { store, limits, project, clock, log } = options;
  const waiting = createFairQueue<Waiting>({
    perAsker: limits.waitingQueriesPerAsker,
    inAll: limits.waitingQueries,
  });
  let running: Waiting | undefined;
  let child: ChildProcess | undefined;
  let isReady = false;
  let isClosed = false;

  const send = (message: ToProcess) => void (child?.connected && child.send(message));

  store.onChange((changes) => {
    if (changes.length > 0) {
      send({ kind: 'changes', changes });
      return;
    }
    end('documents were loaded anew');
    finish(refuse('queries-waiting', {}));
    next();
  });

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./query-process.ts', import.meta.url)), {
      execArgv: [`--max-old-space-size=${limits.processMegabytes}`],
      env: compiledBefore(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const tooLong = setTimeout(() => started.kill('SIGKILL'), startMs).unref();
    started.unref();
    started.channel?.unref();
    started.on('message', (message: FromProcess) => {
      if (started !== child) return;
      if (message.kind === 'answer') {
        finish(message.answer);
      } else {
        clearTimeout(tooLong);
        isReady = true;
      }
      next();
    });
    const gone = (reason: unknown) => {
      clearTimeout(tooLong);
      if (started !== child) return;
      log.warn({ reason: String(reason) }, 'The process of content queries broke off');
      const wasReady = isReady;
      child = undefined;
      isReady = false;
      finish(refuse('query-too-slow', {}));
      if (wasReady) next();
      else refuseAll();
    };
    started.on('error', gone);
    started.on('exit', (code, signal) => gone(signal ?? code));
    lowerPriority(started);
    return started;
  }

  async function sendDocuments(to: ChildProcess): Promise<void> {
    send({ kind: 'start', limits, project });
    const ids = [...store.documents()].map(({ _id }) => _id);
    for (let from = 0; from < ids.length; from += sliceOfDocuments) {
      const documents = ids.slice(from, from + sliceOfDocuments).flatMap((id) => store.get(id) ?? []);
      send({ kind: 'documents', documents });
      await setImmediate(undefined, { ref: false });
      if (to !== child) return;
    }
    send({ kind: 'loaded', sequence: store.sequence });
  }

  function end(reason: string): void {
    if (!child) return;
    log.info({ reason }, 'The process of content queries ends');
    const ended = child;
    child = undefined;
    isReady = false;
    ended.kill('SIGKILL');
  }

  function finish(answer: Answer): void {
    clearTimeout(running?.timer);
    running?.resolve(answer);
    running = undefined;
  }

  function refuseAll(): void {
    for (let next = waiting.take(); next; next = waiting.take()) {
      clearTimeout(next.timer);
      next.resolve(refuse('queries-waiting', {}));
    }
  }

  function next(): void {
    if (running || waiting.length === 0 || isClosed) return;
    if (!child) {
      child = start();
      void sendDocuments(child);
    }
    if (!isReady) return;
    running = waiting.take();
    if (!running) return;
    clearTimeout(running.timer);
    running.timer = setTimeout(() => {
      end('a query took too long');
      finish(refuse('query-too-slow', {}));
      next();
    }, limits.queryMs * patienceWithMachine);
    send({ kind: 'query', request: running.request, nowMs: clock().getTime() });
  }

  return {
    run(request, asker) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      const timer = setTimeout(
        () => {
          waiting.remove(asker, item);
          resolve(refuse('queries-waiting', {}));
          // A process that starts has a limit of its own, and refuses all who wait when it passes.
        },
        limits.waitingMs + (isReady ? 0 : startMs),
      );
      const item: Waiting = { request, resolve, timer };
      if (isClosed || !waiting.add(asker, item)) {
        clearTimeout(timer);
        return Promise.resolve(refuse('queries-waiting', {}));
      }
      next();
      return promise;
    },
    async close() {
      isClosed = true;
      refuseAll();
      finish(refuse('queries-waiting', {}));
      const ended = child;
      end('the service closes');
      if (ended && ended.exitCode === null && ended.signalCode === null)
        await new Promise((resolve) => ended.once('exit', resolve));
    },
  };
}

/** Nothing of the shop's environment, only where it keeps what it has compiled: a new process starts in a third of the time. */
function compiledBefore(): Record<string, string> {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, lowPriority);
  } catch {
    // It has ended already, or the machine knows no priorities.
  }
}
