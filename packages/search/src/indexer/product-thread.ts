import type { MessagePort, Worker } from 'node:worker_threads';
import type { LocaleName } from '@bowline/markets';
import { completeSettings, SegmentBuilder } from '../engine/index.ts';
import { RememberedFields } from '../records/remembered-fields.ts';
import type { WireSettings } from '../records/settings/wire-settings.ts';
import { changeSettings } from '../service/keeper/read-settings.ts';
import type { Batch } from './packing.ts';
import {
  type BuiltProducts,
  type ProductReader,
  type ProductSource,
  readProducts,
} from './product-batches.ts';

type Question =
  /** Which ones is told with the first question. */
  | { readonly kind: 'next'; readonly locale: LocaleName; readonly ids?: readonly number[] | undefined }
  | { readonly kind: 'build'; readonly locale: LocaleName; readonly settings: WireSettings }
  | { readonly kind: 'close' };
type Answer =
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'end' }
  | { readonly kind: 'built'; readonly built: BuiltProducts }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What happens in the thread: products are read as they are asked for. Resolves when nobody will ask any more. */
export async function serveProducts(port: MessagePort, source: ProductSource): Promise<void> {
  const closed = Promise.withResolvers<void>();
  const readings = new Map<LocaleName, AsyncGenerator<Batch>>();
  let remembered = new RememberedFields();
  let isClosed = false;

  async function answerNext(locale: LocaleName, ids?: readonly number[]): Promise<Answer> {
    const reading = readings.get(locale) ?? readProducts(source, locale, ids);
    readings.set(locale, reading);
    const { done, value } = await reading.next();
    if (!done) return { kind: 'batch', batch: value };
    readings.delete(locale);
    return { kind: 'end' };
  }

  /** As the keeper would build it from the same records: neither has to write or read them in between. */
  async function build(locale: LocaleName, settings: WireSettings): Promise<Answer> {
    if (remembered.isFull) remembered = new RememberedFields();
    const builder = new SegmentBuilder({
      settings: completeSettings(changeSettings({}, settings)),
      rows: remembered.rows,
    });
    for await (const facts of source.productFacts(locale)) {
      if (isClosed) throw new Error('Nobody waits for the index any more');
      for (const product of facts) {
        const { own, shared } = remembered.partsOf(product);
        builder.add(own, shared);
      }
    }
    return { kind: 'built', built: { image: builder.finish(), products: builder.size } };
  }

  port.on('message', (question: Question) => {
    if (question.kind === 'close') {
      isClosed = true;
      port.close();
      closed.resolve();
      return;
    }
    const answered =
      question.kind === 'build'
        ? build(question.locale, question.settings)
        : answerNext(question.locale, question.ids);
    answered.then(
      (answer) => port.postMessage(answer, answer.kind === 'batch' ? [answer.batch.body.buffer] : []),
      (error: unknown) => port.postMessage({ kind: 'failed', error } satisfies Answer),
    );
  });
  await closed.promise;
}

/** Products as a thread reads them that does nothing but `serveProducts`. The thread ends with the reader. */
export function readInThread(thread: Worker): ProductReader {
  /** One at a time. A promise that lasted as long as the thread would keep every answer raced against it. */
  let asked: PromiseWithResolvers<Answer> | undefined;
  let failure: unknown;
  const end = (error: unknown): void => {
    failure ??= error;
    asked?.reject(failure);
  };
  thread.on('message', (answer: Answer) => asked?.resolve(answer));
  thread.once('error', end);
  const exited = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      end(new Error('The thread that reads the products has ended'));
      resolve();
    });
  });

  async function ask(question: Question): Promise<Answer> {
    if (failure !== undefined) throw failure;
    asked = Promise.withResolvers<Answer>();
    thread.postMessage(question);
    try {
      return await asked.promise;
    } finally {
      asked = undefined;
    }
  }

  return {
    async *read(locale, ids) {
      for (let asked: readonly number[] | undefined = ids; ; asked = undefined) {
        const answer = await ask({ kind: 'next', locale, ids: asked });
        if (answer.kind === 'failed') throw answer.error;
        if (answer.kind !== 'batch') return;
        yield answer.batch;
      }
    },
    async build(locale, settings) {
      const answer = await ask({ kind: 'build', locale, settings });
      if (answer.kind === 'failed') throw answer.error;
      if (answer.kind !== 'built')
        throw new Error('The thread that reads the products answered something else');
      return answer.built;
    },
    async close() {
      thread.postMessage({ kind: 'close' } satisfies Question);
      await exited;
    },
  };
}
