import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log.ts';
import { forwardedRequest } from './forwarded-request.ts';

export type ServerVariables = { Variables: { requestId: string; log: Logger } };

const acceptableId = /^[\w-]{8,64}$/;

/** Every request gets an id that all its log lines and its answer carry. */
export function requestLog(
  log: Logger,
  { trustProxy }: { trustProxy: boolean },
): MiddlewareHandler<ServerVariables> {
  return async (context, next) => {
    const given = context.req.header('x-request-id');
    const requestId = given && acceptableId.test(given) ? given : randomUUID();
    const started = performance.now();
    context.req.raw = forwardedRequest(context.req.raw, { trustProxy, requestId });
    context.set('requestId', requestId);
    context.set('log', log.child({ requestId }));
    await next();
    context.res.headers.set('x-request-id', requestId);
    log.info(
      {
        requestId,
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}
