import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Requests that carry this are watched. */
export const watchedHeader = 'x-watched';

interface Exchange {
  readonly request: IncomingMessage;
}

/**
 * CPU milliseconds that the thread worked between a request and the end of its answer, for itself and for all others: what a
 * visitor would wait on a machine that has nothing else to do.
 */
export function watchPages(): () => readonly number[] {
  const begun = new WeakMap<IncomingMessage, NodeJS.CpuUsage>();
  const spent: number[] = [];
  const begin = (message: unknown) => {
    const { request } = message as Exchange;
    if (watchedHeader in request.headers) begun.set(request, process.threadCpuUsage());
  };
  const end = (message: unknown) => {
    const before = begun.get((message as Exchange).request);
    if (!before) return;
    const { user, system } = process.threadCpuUsage(before);
    spent.push((user + system) / 1000);
  };
  channel('http.server.request.start').subscribe(begin);
  channel('http.server.response.finish').subscribe(end);
  return () => {
    channel('http.server.request.start').unsubscribe(begin);
    channel('http.server.response.finish').unsubscribe(end);
    return spent;
  };
}
