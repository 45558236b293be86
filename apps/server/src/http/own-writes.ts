import { AsyncLocalStorage } from 'node:async_hooks';
import type { Fetch } from '@bowline/kit';
import { ownCookieNames, ownRequestHeaders } from '@bowline/markets';
import type { MiddlewareHandler } from 'hono';

/** Twice as long as a replica may be late. */
const rememberedSeconds = 10;
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
const isMarked = new RegExp(`(?:^|; ?)${ownCookieNames.written}=`);
const mark = `${ownCookieNames.written}=1; Max-Age=${rememberedSeconds}; Path=/; HttpOnly; SameSite=Lax`;

/**
 * Whoever has sent something reads for a while where it was written, in whichever process: a cookie says so, and what the pages
 * ask of commerce on their behalf says it too (decision 0019). Only where there is a replica to read from.
 */
export function createOwnWrites() {
  const hasWritten = new AsyncLocalStorage<boolean>();
  const follow: MiddlewareHandler = async (context, next) => {
    const isRead = reads.has(context.req.method);
    await hasWritten.run(!isRead || isMarked.test(context.req.header('cookie') ?? ''), next);
    if (!isRead && context.res.status < 400) context.header('set-cookie', mark, { append: true });
  };
  return {
    follow,
    /** For an answer to who has written something, where `follow` is not asked. */
    cookie: mark,
    tell:
      (fetch: Fetch): Fetch =>
      (request) => {
        if (hasWritten.getStore()) request.headers.set(ownRequestHeaders.written, '1');
        return fetch(request);
      },
  };
}
