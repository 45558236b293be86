import { setImmediate } from 'node:timers/promises';

const longestMs = 10;

/** Lets other requests in, between the parts of a call, once it has worked for a while. */
export function createBreathing(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
