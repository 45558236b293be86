import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log.ts';

export function requestLog(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    log.info(
      {
        requestId: context.req.header('x-request-id'),
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}
