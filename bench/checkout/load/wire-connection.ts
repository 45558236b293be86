import { connect, type Socket } from 'node:net';

/** HTTP/1.1 over one kept connection, as little of it as a shop on loopback needs: the generator must not use up the machine. */
export interface WireConnection {
  readonly isOpen: boolean;
  /** Sends a request that is written out already; the body of its answer. Throws unless the status is 200. */
  ask(request: Buffer): Promise<Buffer>;
  close(): void;
}

interface Waiting {
  resolve(body: Buffer): void;
  reject(error: Error): void;
}

const endOfHead = Buffer.from('\r\n\r\n');

export function openConnection(port: number): WireConnection {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let received: Buffer[] = [];
  let waiting: Waiting | undefined;
  let isOpen = true;

  function end(error: Error): void {
    isOpen = false;
    waiting?.reject(error);
    waiting = undefined;
    socket.destroy();
  }

  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    const all = received.length === 1 ? chunk : Buffer.concat(received);
    const answer = readAnswer(all);
    if (!answer) return;
    received = [];
    const asked = waiting;
    waiting = undefined;
    if (answer.status === 200) asked?.resolve(answer.body);
    else asked?.reject(new Error(`the status is ${answer.status}`));
  });
  socket.once('error', end);
  socket.once('close', () => end(new Error('the connection was closed')));

  return {
    get isOpen() {
      return isOpen;
    },
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => end(new Error('the run is over')),
  };
}

/** Undefined until all of it is there. */
function readAnswer(bytes: Buffer): { status: number; body: Buffer } | undefined {
  const headEnd = bytes.indexOf(endOfHead);
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? [];
  if (!status || !length) throw new Error(`This is no answer the generator can read: ${head.slice(0, 200)}`);
  const start = headEnd + endOfHead.length;
  return bytes.length < start + Number(length)
    ? undefined
    : { status: Number(status), body: bytes.subarray(start, start + Number(length)) };
}
