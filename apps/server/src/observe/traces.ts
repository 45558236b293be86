import type { TracingChannel } from 'node:diagnostics_channel';
import { operationChannel } from '@bowline/commerce';
import { enqueuingChannel, jobChannel, type ObservedEnqueuing, statementChannel } from '@bowline/database';
import { withoutSecrets } from '@bowline/kit';
import { activeSpan, newPlace, readTraceparent, type SpanPlace, traceparent } from './active-span.ts';
import type { EndedSpan, SpanSender } from './span-sender.ts';

type Described = Pick<EndedSpan, 'name' | 'kind' | 'attributes'>;

export interface Traces {
  /** Everything that the request causes belongs to it. */
  request(request: TracedRequest, answer: () => void): void;
  close(): Promise<void>;
}

export interface TracedRequest {
  readonly method: string;
  readonly path: string;
  readonly kind: string;
  /** What a proxy of ours, or another part of the shop, says of where it comes from. */
  readonly traceparent: string | undefined;
  /** Calls when the answer is on its way, with its status. */
  readonly onEnd: (end: (status: number) => void) => void;
}

const longestText = 1_000;

/** One of so many requests is followed, and what somebody else follows already. */
export function createTraces(sender: SpanSender, { share }: { readonly share: number }): Traces {
  /** What happens on a channel while something is followed, as a part of that. */
  function follow<Context extends object>(
    channel: TracingChannel<unknown, Context>,
    describe: (context: Context) => Described,
    parentOf: (context: Context) => SpanPlace | undefined = () => activeSpan.getStore(),
  ): () => void {
    const open = new WeakMap<object, { place: SpanPlace; parent: SpanPlace; startedAtMs: number }>();
    const failed = new WeakSet<object>();
    channel.start.bindStore(activeSpan, (message) => {
      const parent = parentOf(message as Context);
      if (!parent) return undefined;
      const place = newPlace(parent);
      open.set(message as Context, { place, parent, startedAtMs: nowMs() });
      return place;
    });
    const onError = (message: unknown) => void failed.add(message as Context);
    const onEnd = (message: unknown) => {
      const context = message as Context;
      const span = open.get(context);
      if (!span) return;
      sender.add({
        ...span.place,
        ...describe(context),
        parentSpanId: span.parent.spanId,
        startedAtMs: span.startedAtMs,
        endedAtMs: nowMs(),
        hasFailed: failed.has(context),
      });
    };
    channel.error.subscribe(onError);
    channel.asyncEnd.subscribe(onEnd);
    return () => {
      channel.start.unbindStore(activeSpan);
      channel.error.unsubscribe(onError);
      channel.asyncEnd.unsubscribe(onEnd);
    };
  }

  const stopping = [
    follow(operationChannel, ({ name, hasErrors }) => ({
      name: `graphql ${name || 'anonymous'}`,
      kind: 'internal',
      attributes: { 'graphql.operation.name': name, 'graphql.errors': String(hasErrors) },
    })),
    follow(statementChannel, ({ text }) => ({
      name: text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'sql',
      kind: 'client',
      attributes: { 'db.system': 'postgresql', 'db.query.text': text.slice(0, longestText) },
    })),
    follow(
      jobChannel,
      ({ task, attempt, lateMs }) => ({
        name: `job ${task}`,
        kind: 'consumer',
        attributes: { 'job.task': task, 'job.attempt': attempt, 'job.late_ms': lateMs },
      }),
      ({ cause }) => readTraceparent(cause),
    ),
  ];
  const onEnqueuing = (message: unknown) => {
    (message as ObservedEnqueuing).cause = traceparent();
  };
  enqueuingChannel.subscribe(onEnqueuing);

  return {
    request({ method, path, kind, traceparent: header, onEnd }, answer) {
      const parent = readTraceparent(header);
      if (!parent && Math.random() >= share) return answer();
      const place = newPlace(parent);
      const startedAtMs = nowMs();
      onEnd((status) =>
        sender.add({
          ...place,
          parentSpanId: parent?.spanId,
          name: `${method} ${kind}`,
          kind: 'server',
          attributes: {
            'http.request.method': method,
            'url.path': withoutSecrets(path.slice(0, longestText)),
            'http.response.status_code': status,
          },
          startedAtMs,
          endedAtMs: nowMs(),
          hasFailed: status >= 500,
        }),
      );
      activeSpan.run(place, answer);
    },
    async close() {
      enqueuingChannel.unsubscribe(onEnqueuing);
      for (const stop of stopping) stop();
      await sender.close();
    },
  };
}

/** Of the day, and finer than its clock. */
function nowMs(): number {
  return performance.timeOrigin + performance.now();
}
