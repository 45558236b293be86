import { createServer, type RequestListener, type Server } from 'node:http';

export interface Listening {
  readonly port: number;
  /** Finishes every request under way, then closes; the rest is cut off only after the grace period. */
  stop(graceMs: number): Promise<void>;
}

export class ListenError extends Error {}

export async function listen(
  handle: RequestListener,
  { port, host }: { port: number; host: string | undefined },
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 10_000, requestTimeout: 60_000 }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen({ port, ...(host ? { host } : {}) }, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: (graceMs) => stopServer(server, graceMs),
  };
}

function stopServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
    // A browser keeps its connection open after the last answer: it is idle only then.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  const place = host ? `${host}:${port}` : `port ${port}`;
  if (error.code === 'EADDRINUSE')
    return new ListenError(
      `Another program already listens on ${place}. Stop it, or choose another port with PORT=3001.`,
    );
  if (error.code === 'EACCES')
    return new ListenError(`This user may not listen on ${place}. Choose a port above 1023 with PORT=3001.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new ListenError(`This machine has no address "${host}" to listen on. Change HOST.`);
  return error;
}
