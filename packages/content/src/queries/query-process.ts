import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { ContentDocument } from '../documents/document.ts';
import { createDocumentStore } from '../documents/document-store.ts';
import type { FromProcess, ToProcess } from './process-messages.ts';
import { createQueryRunner, type QueryRequest } from './query-runner.ts';

/** The body of the process: the documents once more, and queries that may take as long as the main process lets them. */
function serve(send: (message: FromProcess) => void): (message: ToProcess) => void {
  const store = createDocumentStore();
  const arriving = new Map<string, ContentDocument>();
  const encoder = new TextEncoder();
  let runner: ReturnType<typeof createQueryRunner> | undefined;
  let isLoaded = false;
  let nowMs = 0;
  let queryMs = 0;

  function answer(request: QueryRequest): FromProcess {
    if (!runner) throw new Error('Queries come after the start.');
    const prepared = runner.prepare(request);
    if (!prepared.ok) return { kind: 'answer', answer: prepared };
    const result = runner.run(prepared.value, request);
    if (!result.ok) return { kind: 'answer', answer: result };
    const { readsClock } = prepared.value;
    const json = encoder.encode(result.value);
    return { kind: 'answer', answer: { ok: true, value: { json, readsClock } } };
  }

  return (message) => {
    switch (message.kind) {
      case 'start':
        queryMs = message.limits.queryMs;
        runner = createQueryRunner({ store, ...message, clock: () => new Date(nowMs) });
        return;
      case 'documents':
        for (const document of message.documents) arriving.set(document._id, document);
        return;
      case 'changes':
        if (isLoaded) {
          store.apply(message.changes);
          return;
        }
        for (const { documentId, after } of message.changes) {
          if (after) arriving.set(documentId, after);
          else arriving.delete(documentId);
        }
        return;
      case 'loaded':
        store.load(arriving.values(), message.sequence);
        arriving.clear();
        isLoaded = true;
        send({ kind: 'ready' });
        // Not at its end, which is sudden for most of these processes.
        flushCompileCache();
        return;
      case 'query':
        nowMs = message.nowMs;
        deadline[0] = cpuMs() + queryMs;
        send(answer(message.request));
        deadline[0] = 0;
    }
  };
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** When the query under way has used up its time, in milliseconds of the processor; 0 while there is none. */
const deadline = new Float64Array(new SharedArrayBuffer(8));

/**
 * A thread beside the one that is busy: it ends the process when a query has used up the processor's time it may have, which
 * a busy machine does not shorten, and when the shop was killed, because nobody else is left to end it.
 */
const watchMs = 20;
const watchOver = `
  const { workerData: { deadline, watchMs } } = require('node:worker_threads');
  const parent = process.ppid;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isOver = deadline[0] > 0 && (user + system) / 1_000 > deadline[0];
    if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, watchMs);
`;

process.on(
  'message',
  serve((message) => process.send?.(message)),
);
process.on('disconnect', () => process.exit());
new Worker(watchOver, { eval: true, workerData: { deadline, watchMs } }).unref();
