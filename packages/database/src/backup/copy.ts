import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';

/**
 * PostgreSQL's COPY, which the driver understands but does not offer: what a table holds as a stream of text, both ways. The methods
 * are those the driver calls on what it has been given to submit.
 */
class Copy implements pg.Submittable {
  readonly #text: string;
  readonly #onData: (chunk: Uint8Array, connection: pg.Connection) => void;
  readonly #onReady: (connection: CopyConnection) => void;
  readonly #end: PromiseWithResolvers<void>;
  #connection: CopyConnection | undefined;

  constructor(options: {
    readonly text: string;
    readonly end: PromiseWithResolvers<void>;
    readonly onData?: (chunk: Uint8Array, connection: pg.Connection) => void;
    readonly onReady?: (connection: CopyConnection) => void;
  }) {
    this.#text = options.text;
    this.#end = options.end;
    this.#onData = options.onData ?? (() => {});
    this.#onReady = options.onReady ?? (() => {});
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.#text);
  }

  handleCopyData({ chunk }: { readonly chunk: Uint8Array }): void {
    if (this.#connection) this.#onData(chunk, this.#connection);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    this.#onReady(connection as CopyConnection);
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#end.resolve();
  }

  handleError(error: Error): void {
    this.#end.reject(error);
  }
}

/** What the driver's connection has besides what its types say. */
interface CopyConnection extends pg.Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** `text` is a `copy … to stdout`. Waits where the receiver is slower than the database. */
export async function copyOut(client: pg.ClientBase, text: string, to: Writable): Promise<void> {
  const end = Promise.withResolvers<void>();
  let waiting: pg.Connection['stream'] | undefined;
  const goOn = () => {
    waiting?.resume();
    waiting = undefined;
  };
  to.on('drain', goOn);
  client.query(
    new Copy({
      text,
      end,
      onData(chunk, { stream }) {
        if (to.write(Buffer.from(chunk)) || waiting) return;
        waiting = stream;
        stream.pause();
      },
    }),
  );
  await end.promise.finally(() => {
    to.off('drain', goOn);
    goOn();
  });
}

/** `text` is a `copy … from stdin`. */
export async function copyIn(client: pg.ClientBase, text: string, from: Readable): Promise<void> {
  const end = Promise.withResolvers<void>();
  client.query(
    new Copy({
      text,
      end,
      onReady: (connection) =>
        void sendAll(connection, from).catch((error: Error) => connection.sendCopyFail(error.message)),
    }),
  );
  await end.promise;
}

async function sendAll(connection: CopyConnection, from: Readable): Promise<void> {
  for await (const chunk of from) {
    connection.sendCopyFromChunk(chunk as Uint8Array);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}
