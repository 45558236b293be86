import type { MiddlewareHandler } from 'hono';

/** What clients of the commerce API send and read beyond what every request may. */
const sent = [
  'Authorization',
  'Content-Currency',
  'Content-Type',
  'Store',
  'X-Magento-Cache-Id',
  'X-ReCaptcha',
  'X-Request-Id',
  'X-Vat-Display',
].join(', ');
const read = 'Retry-After, X-Magento-Cache-Id, X-Magento-Tags, X-Request-Id';
const preflightSeconds = '86400';

/** Pages of these origins may ask from a browser. Never with cookies: whoever is signed in says so in a header. */
export function answersToOtherOrigins(origins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isAllowed = origin !== undefined && origins.includes(origin);
    const isPreflight =
      context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined;
    if (isPreflight) context.res = context.body(null, 204);
    else await next();
    const { headers } = context.res;
    headers.append('vary', 'Origin');
    if (!isPreflight) {
      for (const [name, value] of readHeaders(origin, origins)) headers.set(name, value);
    } else if (isAllowed) {
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-allow-methods', 'GET, POST');
      headers.set('access-control-allow-headers', sent);
      headers.set('access-control-max-age', preflightSeconds);
    }
  };
}

/** By what a page of one of these origins may read an answer. */
export function readHeaders(
  origin: string | undefined,
  origins: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  if (origin === undefined || !origins.includes(origin)) return [];
  return [
    ['access-control-allow-origin', origin],
    ['access-control-expose-headers', read],
  ];
}

/** A browser asks for a picture without saying for whom, so it is everybody's or the shop's own. */
export function picturesForOtherOrigins(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
  };
}
