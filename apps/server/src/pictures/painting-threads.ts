import { Worker } from 'node:worker_threads';
import type { Pixels } from '@bowline/media/server';
import type { PaintAnswer, PaintWish } from './paint-messages.ts';

export interface PaintingThreads {
  paint(wish: PaintWish): Promise<Pixels>;
  close(): Promise<void>;
}

interface Waiting {
  readonly wish: PaintWish;
  readonly resolve: (pixels: Pixels) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Threads that paint, begun when first needed: painting is work for the processor and would keep requests waiting. How many
 * wait is bounded by who asks, the queue of the image proxy.
 */
export function createPaintingThreads(most: number): PaintingThreads {
  const idle: Worker[] = [];
  const busy = new Map<Worker, Waiting>();
  const waiting: Waiting[] = [];
  let isClosed = false;

  function begin(): Worker {
    const thread = new Worker(new URL('./paint-thread.ts', import.meta.url), { name: 'pictures' });
    thread.unref();
    thread.on('message', (answer: PaintAnswer) => {
      const done = busy.get(thread);
      busy.delete(thread);
      idle.push(thread);
      if ('pixels' in answer) done?.resolve(answer.pixels);
      else done?.reject(new Error(answer.problem));
      next();
    });
    const ended = (reason: Error) => {
      const [lost, place] = [busy.get(thread), idle.indexOf(thread)];
      busy.delete(thread);
      if (place >= 0) idle.splice(place, 1);
      lost?.reject(reason);
      if (!isClosed) next();
    };
    thread.on('error', ended);
    thread.on('exit', () => ended(new Error('The thread that paints has ended')));
    return thread;
  }

  function next(): void {
    if (waiting.length === 0) return;
    const thread = idle.pop() ?? (busy.size < most ? begin() : undefined);
    const turn = thread && waiting.shift();
    if (!turn) return;
    busy.set(thread, turn);
    thread.postMessage(turn.wish);
  }

  return {
    paint(wish) {
      if (isClosed) return Promise.reject(new Error('Nothing is painted any more'));
      return new Promise((resolve, reject) => {
        waiting.push({ wish, resolve, reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('Nothing is painted any more'));
      await Promise.all([...idle, ...busy.keys()].map((thread) => thread.terminate()));
    },
  };
}
