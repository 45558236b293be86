/** One connection of server-sent events. */
export interface EventStream {
  readonly response: Response;
  send(event: { readonly name: string; readonly id?: string; readonly data: unknown }): void;
  close(): void;
}

const keepAliveMs = 20_000;
/** A client that does not read is cut off; it will come back and be told anew. */
const mostUnread = 1_000;
const encoder = new TextEncoder();

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
    { highWaterMark: mostUnread },
  );
  const keepAlive = setInterval(() => write(':\n\n'), keepAliveMs);
  keepAlive.unref();

  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(keepAlive);
    onClosed();
  }

  function write(text: string): void {
    if (!isOpen || !controller) return;
    if ((controller.desiredSize ?? 0) <= 0) {
      close();
      return;
    }
    controller.enqueue(encoder.encode(text));
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
    send: ({ name, id, data }) =>
      write(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),
    close,
  };
}
