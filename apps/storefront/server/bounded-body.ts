import { readBytesUpTo } from '@bowline/kit';

/** The longest text of the longest form in the longest encoding, several times over. */
const mostBytes = 128 * 1024;

/** The same request with its body already here, or null as soon as it is larger than any form of the shop. */
export async function withBoundedBody(request: Request): Promise<Request | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const body = await readBytesUpTo(request, mostBytes);
  if (!body) return null;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, ...(body.byteLength > 0 && { body }) });
}
