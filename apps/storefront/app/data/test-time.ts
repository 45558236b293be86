import type { Waiting } from './patient-read.ts';

/** Time that passes only when somebody waits, and limits that are reached when a test says so. */
export function testTime() {
  let now = 0;
  const pauses: number[] = [];
  const limits: { readonly ms: number; readonly reach: () => void }[] = [];
  const waiting: Waiting = {
    now: () => now,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      pauses.push(ms);
      now += ms;
    },
    timeLimit(ms, visitor) {
      const controller = new AbortController();
      const leave = () => controller.abort(visitor?.reason);
      if (visitor?.aborted) leave();
      visitor?.addEventListener('abort', leave);
      const reach = () => {
        now += ms;
        controller.abort(new DOMException('too late', 'TimeoutError'));
      };
      limits.push({ ms, reach });
      return { signal: controller.signal, end: () => {} };
    },
  };
  return { waiting, pauses, limits };
}
