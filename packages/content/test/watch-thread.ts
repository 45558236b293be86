/**
 * Watches how long anything keeps this thread: by its processor's time between two looks, so that a busy machine makes no
 * turn longer.
 */
export function watchThread() {
  const megabytes = () => process.memoryUsage().rss / 2 ** 20;
  const before = megabytes();
  let longestUs = 0;
  let last = usedUs();
  const look = () => {
    const now = usedUs();
    longestUs = Math.max(longestUs, now - last);
    last = now;
  };
  const timer = setInterval(look, 2);
  return {
    stop() {
      clearInterval(timer);
      look();
      return { longestTurnMs: longestUs / 1_000, grownMegabytes: megabytes() - before };
    },
  };
}

function usedUs(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
