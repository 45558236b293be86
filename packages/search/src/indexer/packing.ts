import { setImmediate } from 'node:timers/promises';
import type { SearchRecord } from '../engine/index.ts';

export type Operation =
  | { readonly action: 'addObject'; readonly body: SearchRecord }
  | { readonly action: 'deleteObject'; readonly body: { readonly objectID: string } };

/** The body of one batch request. Bytes can change threads, and weigh nothing on garbage collection while they wait. */
export interface Batch {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly operations: number;
}

/** As many as the protocol recommends. */
const mostOperations = 1_000;
/** So that no request takes long to put together and to read. */
const mostBytes = 1_000_000;
/** Visitors may be answered by the same thread. */
const breatheEveryMs = 5;

/** Takes the operations one by one, and lets others in meanwhile: each may be made when it is asked for. */
export async function* packed(
  operations: Iterable<Operation> | AsyncIterable<Operation>,
): AsyncGenerator<Batch> {
  let since = performance.now();
  let written: string[] = [];
  let bytes = 0;
  for await (const operation of operations) {
    const json = JSON.stringify(operation);
    written.push(json);
    bytes += Buffer.byteLength(json);
    if (written.length >= mostOperations || bytes >= mostBytes) {
      yield close(written);
      written = [];
      bytes = 0;
    }
    if (performance.now() - since < breatheEveryMs) continue;
    await setImmediate();
    since = performance.now();
  }
  if (written.length) yield close(written);
}

const encoder = new TextEncoder();

/** In memory of its own, which can be handed over. */
function close(written: readonly string[]): Batch {
  return { body: encoder.encode(`{"requests":[${written.join(',')}]}`), operations: written.length };
}
