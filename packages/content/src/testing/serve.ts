import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Fetch } from '@bowline/kit';

export interface HttpServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Any service on a free port of this machine. */
export async function serve(fetch: Fetch): Promise<HttpServer> {
  const server = createServer(async (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
      signal: gone.signal,
      ...(hasBody && { body: Readable.toWeb(incoming) as globalThis.ReadableStream, duplex: 'half' }),
    } as RequestInit);
    const response = await fetch(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.flushHeaders();
    if (response.body) Readable.fromWeb(response.body as ReadableStream).pipe(outgoing);
    else outgoing.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
