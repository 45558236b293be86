/** One connection of server-sent events. */
export interface EventStream {
  readonly response: Response;
  send(events: Uint8Array): void;
  close(): void;
}

export interface StreamEvent {
  readonly name: string;
  readonly id?: string;
  readonly data: unknown;
}

const keepAliveMs = 20_000;
/** A client that does not read is cut off; it will come back and be told anew. */
const mostUnreadBytes = 1_000_000;
const encoder = new TextEncoder();
const silence = encoder.encode(':\n\n');

/** Made once for everybody who hears the same. */
export function eventBytes(events: readonly StreamEvent[]): Uint8Array {
  const texts = events.map(
    ({ name, id, data }) =>
      `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
  );
  return encoder.encode(texts.join(''));
}

export function createEventStream(onClosed: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOpen = true;

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
      },
      cancel: () => end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostUnreadBytes }),
  );
  const keepAlive = setInterval(() => send(silence), keepAliveMs);
  keepAlive.unref();

  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(keepAlive);
    onClosed();
  }

  function send(events: Uint8Array): void {
    if (!isOpen || !controller) return;
    if ((controller.desiredSize ?? 0) <= 0) {
      close();
      return;
    }
    controller.enqueue(events);
  }

  function close(): void {
    if (!isOpen) return;
    end();
    controller?.close();
  }

  return {
    response: new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies would wait for the end of an answer that has none.
        'x-accel-buffering': 'no',
      },
    }),
    send,
    close,
  };
}
