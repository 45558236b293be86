import type { Batch } from './packing.ts';

/** Enough for a thread to go on while another builds what it has read; more would only lie in memory. */
const mostBytesAhead = 24_000_000;

/** The same batches, read while nobody asks for them yet: as many as fit into the room. */
export function readAhead(
  batches: AsyncIterable<Batch>,
  { mostBytes = mostBytesAhead } = {},
): AsyncIterable<Batch> {
  const ready: Batch[] = [];
  let bytes = 0;
  let outcome: { readonly error?: unknown } | undefined;
  let isLeft = false;
  let news = Promise.withResolvers<void>();
  let room = Promise.withResolvers<void>();

  async function read(): Promise<void> {
    for await (const batch of batches) {
      ready.push(batch);
      bytes += batch.body.byteLength;
      news.resolve();
      while (bytes >= mostBytes && !isLeft) {
        room = Promise.withResolvers();
        await room.promise;
      }
      if (isLeft) return;
    }
  }
  read()
    .then(
      () => {
        outcome = {};
      },
      (error: unknown) => {
        outcome = { error };
      },
    )
    .finally(() => news.resolve());

  async function* taken(): AsyncGenerator<Batch> {
    try {
      for (;;) {
        const batch = ready.shift();
        if (batch) {
          bytes -= batch.body.byteLength;
          room.resolve();
          yield batch;
        } else if (outcome) {
          if ('error' in outcome) throw outcome.error;
          return;
        } else {
          news = Promise.withResolvers();
          await news.promise;
        }
      }
    } finally {
      // Whoever does not want the rest lets the one who reads it go.
      isLeft = true;
      room.resolve();
    }
  }
  return taken();
}
