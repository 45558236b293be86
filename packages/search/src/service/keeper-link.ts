import { Worker } from 'node:worker_threads';
import type { SegmentImage } from '../engine/index.ts';
import { ApiError } from './api-error.ts';
import type { Acceptance, Command, Task } from './keeper/commands.ts';
import type { FromKeeper, KeeperOptions, Publication, ToKeeper } from './keeper/messages.ts';
import type { SearchLog } from './model.ts';

export interface KeeperLink {
  /** Resolves when the write is read and logged; rejects with an ApiError when it is refused. */
  write(command: Command, body: Uint8Array, at: string): Promise<Acceptance>;
  /** The same for a segment that was built elsewhere and takes the place of all that the index has. */
  adopt(index: string, image: SegmentImage, at: string): Promise<Acceptance>;
  /** To those who answer visitors, from now on. */
  giveWay(): void;
  close(): Promise<void>;
}

export interface KeeperListeners {
  onPublished(publication: Publication): void;
  /** Before the caller of `write` learns of it, so that a task is known before anybody asks for it. */
  onAccepted(tasks: readonly Task[]): void;
  /** Nothing will be published any more. */
  onEnded(error: Error): void;
}

interface Waiting {
  resolve(acceptance: Acceptance): void;
  reject(error: Error): void;
}

/** Starts the thread that keeps the indices, and answers when everything that is on disk has been published. */
export async function startKeeper(
  options: KeeperOptions,
  listeners: KeeperListeners,
  log: SearchLog,
): Promise<KeeperLink> {
  const thread = new Worker(new URL('./keeper/keeper-thread.ts', import.meta.url), {
    workerData: options,
    name: 'search-keeper',
    // Files of records are handed over opened, and are still read when this thread has ended.
    trackUnmanagedFds: false,
  });
  const waiting = new Map<number, Waiting>();
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let lastId = 0;
  let failure: Error | undefined;

  function fail(error: Error): void {
    failure = error;
    opened.reject(error);
    closed.resolve();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    listeners.onEnded(error);
  }

  function settle(id: number, settleIt: (entry: Waiting) => void): void {
    const entry = waiting.get(id);
    waiting.delete(id);
    if (entry) settleIt(entry);
  }

  thread.on('message', (message: FromKeeper) => {
    switch (message.kind) {
      case 'opened':
        listeners.onAccepted(message.pending);
        listeners.onPublished(message.publication);
        opened.resolve();
        break;
      case 'accepted':
        listeners.onAccepted(message.acceptance.tasks);
        settle(message.id, ({ resolve }) => resolve(message.acceptance));
        break;
      case 'refused':
        settle(message.id, ({ reject }) => reject(new ApiError(message.status, message.message)));
        break;
      case 'published':
        listeners.onPublished(message.publication);
        break;
      case 'log':
        log[message.level](message.details, message.message);
        break;
      case 'closed':
        closed.resolve();
    }
  });
  thread.on('error', (error) => {
    log.error({ err: error }, 'The keeper of the search indices failed');
    fail(error instanceof Error ? error : new Error(String(error)));
  });
  thread.on('exit', () => fail(failure ?? new Error('The search is closed')));
  await opened.promise;

  const send = (message: ToKeeper, transfer: ArrayBuffer[] = []) => thread.postMessage(message, transfer);

  function accepted(sendIt: (id: number) => void): Promise<Acceptance> {
    if (failure) return Promise.reject(failure);
    lastId += 1;
    const answer = Promise.withResolvers<Acceptance>();
    waiting.set(lastId, answer);
    sendIt(lastId);
    return answer.promise;
  }

  return {
    write(command, body, at) {
      // A body that owns its memory moves to the other thread; a part of something larger is copied.
      const isWhole = body.byteLength > 0 && body.byteLength === body.buffer.byteLength;
      const transfer = isWhole && body.buffer instanceof ArrayBuffer ? [body.buffer] : [];
      return accepted((id) => send({ kind: 'write', id, command, body, at }, transfer));
    },
    adopt: (index, image, at) => accepted((id) => send({ kind: 'adopt', id, index, image, at })),
    giveWay: () => send({ kind: 'give way' }),
    async close() {
      if (failure) return;
      const ended = new Promise((resolve) => thread.once('exit', resolve));
      send({ kind: 'close' });
      await closed.promise;
      await ended;
    },
  };
}
