import type { MessagePort, Worker } from 'node:worker_threads';
import type { LocaleName } from '@bowline/markets';
import type { Batch } from './packing.ts';
import { type ProductReader, type ProductSource, readProducts } from './product-batches.ts';

type Question =
  /** Which ones is told with the first question. */
  | { readonly kind: 'next'; readonly locale: LocaleName; readonly ids?: readonly number[] | undefined }
  | { readonly kind: 'close' };
type Answer =
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What happens in the thread: products are read as they are asked for. Resolves when nobody will ask any more. */
export async function serveProducts(port: MessagePort, source: ProductSource): Promise<void> {
  const closed = Promise.withResolvers<void>();
  const readings = new Map<LocaleName, AsyncGenerator<Batch>>();

  async function answerNext(locale: LocaleName, ids?: readonly number[]): Promise<Answer> {
    const reading = readings.get(locale) ?? readProducts(source, locale, ids);
    readings.set(locale, reading);
    const { done, value } = await reading.next();
    if (!done) return { kind: 'batch', batch: value };
    readings.delete(locale);
    return { kind: 'end' };
  }

  port.on('message', (question: Question) => {
    if (question.kind === 'close') {
      port.close();
      closed.resolve();
      return;
    }
    answerNext(question.locale, question.ids).then(
      (answer) => port.postMessage(answer, answer.kind === 'batch' ? [answer.batch.body.buffer] : []),
      (error: unknown) => port.postMessage({ kind: 'failed', error } satisfies Answer),
    );
  });
  await closed.promise;
}

/** Products as a thread reads them that does nothing but `serveProducts`. The thread ends with the reader. */
export function readInThread(thread: Worker): ProductReader {
  const ended = Promise.withResolvers<never>();
  thread.once('error', ended.reject);
  thread.once('exit', () => ended.reject(new Error('The thread that reads the products has ended')));
  // Whoever waits for an answer hears of it; when nobody does, it is no news.
  ended.promise.catch(() => {});

  async function ask(question: Question): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    thread.once('message', answer.resolve);
    thread.postMessage(question);
    return Promise.race([answer.promise, ended.promise]);
  }

  return {
    async *read(locale, ids) {
      for (let asked: readonly number[] | undefined = ids; ; asked = undefined) {
        const answer = await ask({ kind: 'next', locale, ids: asked });
        if (answer.kind === 'failed') throw answer.error;
        if (answer.kind === 'end') return;
        yield answer.batch;
      }
    },
    async close() {
      thread.postMessage({ kind: 'close' } satisfies Question);
      await ended.promise.catch(() => {});
    },
  };
}
