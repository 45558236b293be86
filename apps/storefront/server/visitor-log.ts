import type { RequestLog } from '../app/shop-context.ts';

/** Names the request in every line. What breaks off because the visitor has left is nobody's error. */
export function visitorLog(log: RequestLog, requestId: string, signal: AbortSignal): RequestLog {
  const warn: RequestLog['warn'] = (details, message) => log.warn({ requestId, ...details }, message);
  return {
    warn,
    error(details, message) {
      if (signal.aborted) warn(details, message);
      else log.error({ requestId, ...details }, message);
    },
  };
}
