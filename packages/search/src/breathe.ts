import { setImmediate } from 'node:timers/promises';

/** Lets others in, between the parts of a longer work, once it has gone on for a while. */
export function createBreathing(longestMs = 10): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
