import { type ComponentType, lazy } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

const { promise: firstTouch, resolve: wake } = Promise.withResolvers<void>();
let isListening = false;

/**
 * A part of the page that works as the server wrote it: its code is fetched when the visitor does something for the first
 * time, and React takes it over then. To be rendered inside `<Suspense>`.
 */
export function untilTouched<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() => onceTouched(load));
}

/** What is worth fetching once somebody is there; on the server everybody is. */
export async function onceTouched<Value>(work: () => Promise<Value>): Promise<Value> {
  if (typeof document !== 'undefined') {
    listen();
    await firstTouch;
  }
  return work();
}

/** A page that is reached without a reload has no HTML of the server that could stand in for its parts. */
export { wake as endWaitForTouch };

function listen(): void {
  if (isListening) return;
  isListening = true;
  const controller = new AbortController();
  for (const sign of signs) {
    addEventListener(sign, () => wake(), { capture: true, passive: true, signal: controller.signal });
  }
  void firstTouch.then(() => controller.abort());
}
