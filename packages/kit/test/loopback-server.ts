import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly type?: string;
  readonly retryAfter?: string;
}

/** A real HTTP server that answers in the given order (the last answer again and again) and remembers what it was asked. */
export async function startLoopbackServer(...answers: (Answer | 'hang up')[]) {
  const received: ReceivedRequest[] = [];
  const listener: RequestListener = async (request, response) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, path: url, headers, body: await text(request) });
    const answer = answers[Math.min(received.length, answers.length) - 1] ?? 'hang up';
    if (answer === 'hang up') return request.socket.destroy();
    const { retryAfter, type = 'application/json' } = answer;
    response.writeHead(answer.status, {
      'content-type': type,
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    });
    response.end(answer.body ?? '{}');
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
