import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long a thread kept others waiting. */
export interface LoopReport {
  /** Milliseconds by which a timer came late. */
  readonly longestDelay: number;
  readonly p99Delay: number;
  /** CPU milliseconds the thread worked without looking at anything new; the system counts in steps of up to four. */
  readonly longestTurn: number;
  /** How many turns took more than `longTurnMs` of it. */
  readonly longTurns: number;
  /** CPU milliseconds of all turns. */
  readonly busy: number;
}

const everyMs = 2;
export const longTurnMs = 20;

/** Waiting time depends on everything else that runs on the machine; the thread's own CPU time hardly does. */
export function watchLoop(): () => LoopReport {
  const delays = monitorEventLoopDelay({ resolution: everyMs });
  let before = process.threadCpuUsage();
  let longestTurn = 0;
  let longTurns = 0;
  let busy = 0;
  let timer = setTimeout(look, everyMs);

  function look(): void {
    const { user, system } = process.threadCpuUsage(before);
    const turn = (user + system) / 1000;
    longestTurn = Math.max(longestTurn, turn);
    if (turn > longTurnMs) longTurns++;
    busy += turn;
    before = process.threadCpuUsage();
    timer = setTimeout(look, everyMs);
  }

  delays.enable();
  return () => {
    delays.disable();
    clearTimeout(timer);
    // What is measured is the time between two looks.
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - everyMs);
    return {
      longestDelay: late(delays.max),
      p99Delay: late(delays.percentile(99)),
      longestTurn,
      longTurns,
      busy,
    };
  };
}
