import { parentPort, workerData } from 'node:worker_threads';
import { createDocumentStore } from '../documents/document-store.ts';
import { createQueryRunner, type QueryRequest } from './query-runner.ts';
import type { FromThread, ThreadStart, ToThread } from './thread-messages.ts';

/** The body of the thread: the documents once more, and queries that may take as long as the main thread lets them. */
function serve({ documents, sequence, limits, project }: ThreadStart): void {
  const port = parentPort;
  if (!port) throw new Error('This file is the body of a thread.');
  const store = createDocumentStore();
  store.load(documents, sequence);
  let nowMs = 0;
  const runner = createQueryRunner({ store, limits, project, clock: () => new Date(nowMs) });
  const send = (message: FromThread) => port.postMessage(message);

  function answer(request: QueryRequest): FromThread {
    const prepared = runner.prepare(request);
    if (!prepared.ok) return { kind: 'answer', answer: prepared };
    const result = runner.run(prepared.value, request);
    if (!result.ok) return { kind: 'answer', answer: result };
    const { readsClock } = prepared.value;
    return { kind: 'answer', answer: { ok: true, value: { json: result.value, readsClock } } };
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'changes') {
      store.apply(message.changes);
      return;
    }
    nowMs = message.nowMs;
    send(answer(message.request));
  });
  send({ kind: 'ready' });
}

serve(workerData as ThreadStart);
