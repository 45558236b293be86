import type { TracingChannel } from 'node:diagnostics_channel';

/** Hears of everything that ends on a channel: what it was, how long it took, and whether it failed. */
export function subscribeTo<Context extends object>(
  { start, asyncEnd, error }: TracingChannel<unknown, Context>,
  onEnd: (context: Context, seconds: number, hasFailed: boolean) => void,
): () => void {
  const begun = new WeakMap<object, number>();
  const failed = new WeakSet<object>();
  const onStart = (context: unknown) => void begun.set(context as Context, performance.now());
  const onError = (context: unknown) => void failed.add(context as Context);
  const onAsyncEnd = (message: unknown) => {
    const context = message as Context;
    const startedMs = begun.get(context);
    if (startedMs !== undefined) onEnd(context, (performance.now() - startedMs) / 1000, failed.has(context));
  };
  start.subscribe(onStart);
  error.subscribe(onError);
  asyncEnd.subscribe(onAsyncEnd);
  return () => {
    start.unsubscribe(onStart);
    error.unsubscribe(onError);
    asyncEnd.unsubscribe(onAsyncEnd);
  };
}
