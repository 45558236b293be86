import type { Visit } from './visit.ts';

/** Long enough for a service to start again. */
const retryAfterSeconds = '30';

/** Specification 2.7: bots get the status without the error page. Who meets a failure of ours learns when to come back. */
export function finishError(response: Response, { isBot }: Visit): Response {
  const { status, headers } = response;
  if (status < 400) return response;
  const retry = status === 503 ? { 'retry-after': headers.get('retry-after') ?? retryAfterSeconds } : {};
  if (isBot && headers.get('content-type')?.startsWith('text/html')) {
    const text = status === 404 ? '404 Not Found' : `${status} Error`;
    return new Response(text, { status, headers: { ...retry, 'content-type': 'text/plain; charset=utf-8' } });
  }
  for (const [name, value] of Object.entries(retry)) headers.set(name, value);
  return response;
}

/** Addresses no browser makes: broken escapes and control characters. They never reach a route or the database. */
export function isMalformedAddress({ pathname, search }: URL): boolean {
  return /%(?:0|1)[\da-f]/i.test(pathname + search) || !isDecodable(pathname);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
