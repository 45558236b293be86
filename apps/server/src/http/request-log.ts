import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log.ts';
import { forwardedRequest } from './forwarded-request.ts';

export type ServerVariables = {
  Variables: { requestId: string; log: Logger };
  /** Given by the adapter of node:http; absent where a test asks without a connection. */
  Bindings: Partial<HttpBindings>;
};

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
    const remoteAddress = context.env?.incoming?.socket.remoteAddress;
    context.req.raw = forwardedRequest(context.req.raw, { trustProxy, requestId, remoteAddress });
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
