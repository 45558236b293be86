import type { IncomingMessage } from 'node:http';

/** By what a request says of itself; the body may have no bytes. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
