import { connect, createServer, type Socket } from 'node:net';

/** Stands between a shop and its PostgreSQL, and can be closed: then the database is away, for everybody and at once. */
export interface DatabaseGate {
  readonly url: string;
  close(): Promise<void>;
  shut(): void;
  open(): void;
}

export async function openDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const target = new URL(databaseUrl);
  const port = Number(target.port);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isShut = false;
  const server = createServer({ noDelay: true }, (near) => {
    if (isShut) return void near.destroy();
    const far = connect({ host: '127.0.0.1', port, noDelay: true });
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.pipe(other);
      one.once('error', () => other.destroy());
      one.once('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  });
  const drop = () => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  target.search = '';
  target.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: target.href,
    shut() {
      isShut = true;
      drop();
    },
    open() {
      isShut = false;
    },
    close() {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
