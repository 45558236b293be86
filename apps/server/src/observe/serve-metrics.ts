import { timingSafeEqual } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { listen } from '../http/listen.ts';
import type { Closers } from '../shop-options.ts';

export interface MetricsServer {
  readonly port: number;
  readonly host: string;
  /** What a program must show before it is told anything. */
  readonly token: string | undefined;
}

/** At a port of its own, which no visitor reaches. */
export async function serveMetrics(
  { port, host, token }: MetricsServer,
  read: () => Promise<string>,
  closers: Closers,
): Promise<number> {
  const handle: RequestListener = (request, response) => {
    const refuse = (status: number, text: string) => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(text);
    };
    request.resume();
    if (request.url?.split('?', 1)[0] !== '/metrics') return refuse(404, 'Not found\n');
    if (token && !isToken(request.headers.authorization, token)) return refuse(401, 'Show the token\n');
    read().then(
      (text) => {
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
        response.end(text);
      },
      () => refuse(500, 'The numbers could not be read\n'),
    );
  };
  const listening = await listen(handle, { port, host });
  closers.add(() => listening.stop(0));
  return listening.port;
}

function isToken(header: string | undefined, token: string): boolean {
  const shown = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
