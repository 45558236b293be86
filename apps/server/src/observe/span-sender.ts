import type { Fetch } from '@bowline/kit';
import type { Logger } from '../log.ts';
import type { SpanPlace } from './active-span.ts';

export interface EndedSpan extends SpanPlace {
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: keyof typeof kinds;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly hasFailed: boolean;
}

/** OpenTelemetry's numbers. */
const kinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;
const failedStatus = 2;

export interface SpanSender {
  add(span: EndedSpan): void;
  close(): Promise<void>;
}

export interface SpanSenderOptions {
  /** Of a collector, without /v1/traces. */
  readonly url: string;
  readonly service: { readonly name: string; readonly version: string };
  readonly log: Logger;
  readonly fetch?: Fetch;
  readonly everyMs?: number;
}

/** A collector that is away costs the spans, never the shop. */
const mostWaiting = 4_000;
const mostInOneCall = 1_000;
const callMs = 5_000;

/** Sends spans in OTLP's JSON, some at a time. */
export function createSpanSender(options: SpanSenderOptions): SpanSender {
  const { log, everyMs = 2_000, fetch: send = (request) => globalThis.fetch(request) } = options;
  const address = `${options.url.replace(/\/$/, '')}/v1/traces`;
  let waiting: EndedSpan[] = [];
  let lost = 0;
  let sending: Promise<void> = Promise.resolve();
  let isSending = false;

  async function sendWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, mostInOneCall);
      try {
        const response = await send(
          new Request(address, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(otlpOf(spans, options.service)),
            signal: AbortSignal.timeout(callMs),
          }),
        );
        await response.body?.cancel();
        if (!response.ok) throw new Error(`The collector of traces answers ${response.status}`);
      } catch (error) {
        lost += spans.length + waiting.length;
        waiting = [];
        log.warn({ err: error, count: lost }, 'Traces were lost');
      }
    }
  }

  function flush(): Promise<void> {
    if (isSending) return sending;
    isSending = true;
    sending = sendWaiting().finally(() => {
      isSending = false;
    });
    return sending;
  }

  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    add(span) {
      if (waiting.length >= mostWaiting) lost += 1;
      else waiting.push(span);
    },
    async close() {
      clearInterval(timer);
      await sending;
      await flush();
    },
  };
}

function otlpOf(spans: readonly EndedSpan[], { name, version }: SpanSenderOptions['service']): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': name, 'service.version': version }) },
        scopeSpans: [{ scope: { name, version }, spans: spans.map(spanOf) }],
      },
    ],
  };
}

function spanOf(span: EndedSpan): object {
  const { traceId, spanId, parentSpanId, name, kind, startedAtMs, endedAtMs, attributes, hasFailed } = span;
  return {
    traceId,
    spanId,
    ...(parentSpanId && { parentSpanId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(startedAtMs),
    endTimeUnixNano: nanoseconds(endedAtMs),
    attributes: attributesOf(attributes),
    status: hasFailed ? { code: failedStatus } : {},
  };
}

/** More digits than a number holds. */
function nanoseconds(ms: number): string {
  return `${Math.floor(ms * 1000)}000`;
}

function attributesOf(attributes: Readonly<Record<string, string | number>>): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));
}
