import { type ComponentType, lazy } from 'react';

/** A click may come from a program that reads the screen aloud, without anything before it. */
const signs = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'input',
  'click',
  'submit',
] as const;

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
    listenForTouch();
    await firstTouch;
  }
  return work();
}

/** A page that is reached without a reload has no HTML of the server that could stand in for its parts. */
export { wake as endWaitForTouch };

/**
 * To be called before React takes the page over: a press that it answers and that nobody noticed here would be seen only
 * after the next one. Who has pressed something while the scripts were on their way is known to the browser.
 */
export function listenForTouch(): void {
  if (isListening) return;
  isListening = true;
  if (navigator.userActivation?.hasBeenActive) wake();
  const controller = new AbortController();
  for (const sign of signs) {
    addEventListener(sign, () => wake(), { capture: true, passive: true, signal: controller.signal });
  }
  void firstTouch.then(() => controller.abort());
}

/** After everything the visitor waits for; on the server at once. */
export async function whenIdle(): Promise<void> {
  if (typeof document === 'undefined') return;
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}
