import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMetrics, type MeasuredParts } from './metrics.ts';
import { requestKind } from './request-kind.ts';
import { createSpanSender, type SpanSenderOptions } from './span-sender.ts';
import { createTraces } from './traces.ts';

export interface ObserverOptions {
  readonly hasMetrics: boolean;
  /** Share of requests whose traces are sent, and where to. */
  readonly traces?: (SpanSenderOptions & { readonly share: number }) | undefined;
}

export interface IncomingRequest {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** As it was sent, with its query. */
  readonly path: string;
  /** A proxy of ours: what it says of the trace is believed. */
  readonly isTrusted: boolean;
}

/** Looks at requests from outside; there is none where nobody wants numbers or traces. */
export interface Observer {
  /** `answer` says whether it sent a page that was kept ready. */
  request(request: IncomingRequest, answer: (keptPage: () => void) => void): void;
  metricsText(parts: MeasuredParts): Promise<string>;
  close(): Promise<void>;
}

export function createObserver({ hasMetrics, traces: traced }: ObserverOptions): Observer | undefined {
  if (!hasMetrics && !traced) return undefined;
  const metrics = hasMetrics ? createMetrics() : undefined;
  const traces = traced && createTraces(createSpanSender(traced), traced);
  return {
    request({ incoming, outgoing, path, isTrusted }, answer) {
      const startedMs = performance.now();
      const [address = ''] = path.split('?', 1);
      const kind = requestKind(address);
      let isKept = false;
      const answered = () =>
        answer(() => {
          isKept = true;
        });
      outgoing.once('close', () => {
        const seconds = (performance.now() - startedMs) / 1000;
        metrics?.request({ kind, status: outgoing.statusCode, isKept, seconds });
      });
      if (!traces) return answered();
      const { traceparent } = incoming.headers;
      traces.request(
        {
          method: incoming.method ?? '',
          path: address,
          kind,
          traceparent: isTrusted && typeof traceparent === 'string' ? traceparent : undefined,
          onEnd: (end) => void outgoing.once('close', () => end(outgoing.statusCode)),
        },
        answered,
      );
    },
    metricsText: async (parts) => (await metrics?.text(parts)) ?? '',
    async close() {
      metrics?.close();
      await traces?.close();
    },
  };
}
