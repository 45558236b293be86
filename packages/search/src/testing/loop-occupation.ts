export interface LoopOccupation {
  /** Longest time in milliseconds that this thread worked without letting anything else in. */
  stop(): number;
}

const everyMs = 2;

/** Measures the thread's own time, so that a busy machine does not count. */
export function watchLoop(): LoopOccupation {
  let before = process.threadCpuUsage();
  let longest = 0;
  let isWatching = true;

  function measure(): void {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  }
  function look(): void {
    measure();
    if (isWatching) setTimeout(look, everyMs);
  }
  setTimeout(look, everyMs);
  return {
    stop() {
      isWatching = false;
      // Who never let anything in kept this from looking too.
      measure();
      return longest;
    },
  };
}
