import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After so much was taken in, builds have left enough behind. */
const worthCollectingBytes = 8 * 1024 * 1024;
/** Who is never idle collects no more often. */
const betweenMs = 10_000;

/**
 * Of this thread, now. V8 collects when room gets short, which never happens to a thread with nothing to do: what its last work has
 * left behind would stay for good.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  try {
    (runInNewContext('gc') as () => void)();
  } finally {
    setFlagsFromString('--no-expose-gc');
  }
}

/**
 * When to collect. Segments lie outside of V8's room, so it does not see that those replaced take hundreds of megabytes: with writes that
 * never end they would stay for good too.
 */
export class Collecting {
  private takenIn = 0;
  private collectedAt = Number.NEGATIVE_INFINITY;
  private readonly collect: () => void;

  constructor(collect: () => void = collectGarbage) {
    this.collect = collect;
  }

  tookIn(bytes: number): void {
    this.takenIn += bytes;
  }

  /** There is nothing else to do. */
  whenIdle(now = performance.now()): void {
    if (this.takenIn < worthCollectingBytes) return;
    this.takenIn = 0;
    this.collectedAt = now;
    this.collect();
  }

  /** Between two writes. */
  inPassing(now = performance.now()): void {
    if (now - this.collectedAt >= betweenMs) this.whenIdle(now);
  }
}
