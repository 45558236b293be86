import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface BreakableNetwork {
  readonly url: string;
  /** Connections are cut and refused, as without a network. */
  goAway(): void;
  comeBack(): void;
  /** Every request waits that long before it goes on. */
  slowDown(ms: number): void;
  /** From now on another shop answers, at the same address. */
  leadTo(shopUrl: string): void;
  /** Whoever asks for this path gets a text instead. */
  answerInstead(path: string, text: string): void;
  /** The shop gets the next such request and acts on it; its answer is lost. Answers the status that nobody saw. */
  loseAnswerOf(method: string, path: string): Promise<number>;
  /** Methods and paths that reached the shop. */
  readonly arrived: readonly string[];
}

/** Stands between browser and shop, and breaks as networks do. A browser's own switch does not reach service workers. */
export async function breakableNetwork(shopUrl: string): Promise<BreakableNetwork> {
  let shop = new URL(shopUrl);
  const instead = new Map<string, string>();
  const sockets = new Set<Socket>();
  const arrived: string[] = [];
  let isAway = false;
  let delayMs = 0;
  let lost: { readonly key: string; readonly tell: (status: number) => void } | undefined;

  const pass = (received: IncomingMessage, answer: ServerResponse) => {
    const { pathname } = new URL(received.url ?? '/', shopUrl);
    const key = `${received.method} ${pathname}`;
    arrived.push(key);
    const text = instead.get(pathname);
    if (text !== undefined) {
      const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
      answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
      return;
    }
    const losing = lost?.key === key ? lost : undefined;
    if (losing) lost = undefined;
    const { method, url: path, headers } = received;
    const { hostname, port } = shop;
    const asked = httpRequest({ hostname, port, method, path, headers }, (found) => {
      if (losing) {
        // Its head arrives: a browser sends again by itself what was cut off before that.
        answer.writeHead(found.statusCode ?? 502, { ...found.headers, 'content-length': '1000000' });
        answer.write(' ');
        found.resume().on('end', () => {
          losing.tell(found.statusCode ?? 0);
          setTimeout(() => received.socket.destroy(), 100);
        });
        return;
      }
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    asked.on('error', () => received.socket.destroy());
    received.pipe(asked);
  };
  const server = createServer((received, answer) => {
    if (isAway) received.socket.destroy();
    else if (delayMs > 0) setTimeout(pass, delayMs, received, answer);
    else pass(received, answer);
  });
  server.on('connection', (socket) => {
    if (isAway) return socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    arrived,
    goAway() {
      isAway = true;
      for (const socket of sockets) socket.destroy();
    },
    comeBack() {
      isAway = false;
    },
    slowDown(ms) {
      delayMs = ms;
    },
    leadTo(other) {
      shop = new URL(other);
    },
    answerInstead(path, text) {
      instead.set(path, text);
    },
    loseAnswerOf: (method, path) =>
      new Promise((tell) => {
        lost = { key: `${method} ${path}`, tell };
      }),
  };
}
