import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Question } from './questions.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly wallMs: number;
}

/** Over loopback; the body of the answer stays as it came, compressed or not. Who is told to give up goes away. */
export function ask(
  url: string,
  { path, headers, body }: Omit<Question, 'fault'>,
  agent: Agent,
  signal?: AbortSignal,
): Promise<Answer> {
  const { port } = new URL(url);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        ...(signal && { signal }),
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: `localhost:${port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            wallMs: performance.now() - startedAt,
          }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
