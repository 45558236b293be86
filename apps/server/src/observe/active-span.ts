import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Where in which trace something happens. */
export interface SpanPlace {
  readonly traceId: string;
  readonly spanId: string;
}

/** What is going on here, for all that it causes; empty while nobody traces. */
export const activeSpan = new AsyncLocalStorage<SpanPlace | undefined>();

/** As the header of W3C's recommendation says it; undefined while nobody traces. */
export function traceparent(): string | undefined {
  const span = activeSpan.getStore();
  return span && `00-${span.traceId}-${span.spanId}-01`;
}

const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Undefined when it is none, or its sender does not record it. */
export function readTraceparent(header: string | undefined): SpanPlace | undefined {
  const [, traceId, spanId, flags = '0'] = pattern.exec(header ?? '') ?? [];
  const isSampled = (Number.parseInt(flags, 16) & 1) === 1;
  return traceId && spanId && isSampled ? { traceId, spanId } : undefined;
}

export function newPlace(parent: SpanPlace | undefined): SpanPlace {
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
  };
}
