import cluster from 'node:cluster';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type ListenOptions, Server as NetServer } from 'node:net';

export interface Listening {
  readonly port: number;
  /** Finishes every request under way, then closes; the rest is cut off only after the grace period. */
  stop(graceMs: number): Promise<void>;
  /**
   * The same while others go on answering. Who is connected and asks nothing keeps the connection for as long as was promised, because
   * a question that is on its way when a connection is closed is lost.
   */
  leave(graceMs: number): Promise<void>;
}

export class ListenError extends Error {}

/**
 * The loop of a process takes one new connection of each listening socket a turn, however many wait. While pages are made a turn
 * is as long as one of them, so with one socket a flood would wait unseen before the door and nobody could be told to come back.
 */
const doors = 16;
/** How long a connection is kept without a question. Every answer says so, and clients close theirs a little earlier. */
const keepAliveMs = 5_000;
/** Elsewhere several sockets cannot share a port. */
const systemsThatShare: readonly string[] = ['linux', 'freebsd'];

export async function listen(
  handle: RequestListener,
  { port, host }: { port: number; host: string | undefined },
): Promise<Listening> {
  const place = { port, ...(host && { host }) };
  const first = await openDoor(handle, place);
  // In a cluster the process that keeps the others has the port, so that none of them can lose what waits there.
  if (cluster.isWorker || !systemsThatShare.includes(process.platform))
    return listeningAt(portOf(first), [first]);
  // Alone with the port for a moment: who shares it would not notice that another shop has it already.
  const taken = { ...place, port: portOf(first) };
  await stopServer(first, 0);
  const opened: Server[] = [];
  try {
    while (opened.length < doors) opened.push(await openDoor(handle, { ...taken, reusePort: true }));
  } catch (error) {
    await Promise.all(opened.map((server) => stopServer(server, 0)));
    throw error;
  }
  return listeningAt(taken.port, opened);
}

async function openDoor(handle: RequestListener, place: ListenOptions & { port: number }): Promise<Server> {
  const server = createServer({ keepAliveTimeout: keepAliveMs, requestTimeout: 60_000 }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, place.port, place.host)));
    server.listen(place, resolve);
  });
  return server;
}

function listeningAt(port: number, servers: readonly Server[]): Listening {
  const all = (end: typeof stopServer) => async (graceMs: number) =>
    void (await Promise.all(servers.map((server) => end(server, graceMs))));
  return { port, stop: all(stopServer), leave: all(leaveServer) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server listens at no port.');
  return address.port;
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

async function leaveServer(server: Server, graceMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const lastsMs = Math.min(keepAliveMs, graceMs);
  await new Promise<void>((resolve) => {
    const isOver = setTimeout(resolve, lastsMs);
    // As a server of any protocol: one of HTTP would close who asks nothing at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(isOver);
      resolve();
    });
  });
  await stopServer(server, graceMs - lastsMs);
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
