import { chunkReload } from '@bowline/markets';

/** What is kept of earlier tries while the page is loaded anew. */
const triesKey = 'bowline-chunk-reloads';
/** Keeps whatever stands between from answering with the page it has. */
const timestampParameter = 'reloaded';

interface Tries {
  readonly count: number;
  readonly firstAt: number;
}

export interface ReloadingPage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
}

/** Safari and Firefox say the same in other words than specification 8, which quotes Chromium's. */
const otherWords = ['Importing a module script failed', 'error loading dynamically imported module'];

/** Whether a script that a screen needs could not be fetched: mostly because the shop was put up anew since. */
export function isFailedChunk(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return [...chunkReload.failureMessages, ...otherWords].some((part) => text.includes(part));
}

/** Counts one more try; false when there were enough of them in the last half minute. */
export function mayReload({ storage, now }: ReloadingPage): boolean {
  const { count, firstAt } = readTries(storage.getItem(triesKey));
  const isOver = now() - firstAt >= chunkReload.windowMs;
  const tries: Tries = isOver ? { count: 1, firstAt: now() } : { count: count + 1, firstAt };
  if (tries.count > chunkReload.maximumAttempts) return false;
  storage.setItem(triesKey, JSON.stringify(tries));
  return true;
}

function readTries(text: string | null): Tries {
  try {
    const { count, firstAt } = JSON.parse(text ?? '') as Partial<Tries>;
    if (typeof count === 'number' && typeof firstAt === 'number') return { count, firstAt };
  } catch {
    // Nothing was kept, or by somebody else.
  }
  return { count: 0, firstAt: 0 };
}

export function withTimestamp(href: string, now: number): string {
  const url = new URL(href);
  url.searchParams.set(timestampParameter, String(now));
  return url.href;
}

/** The address as people know it, for the bar and for whoever copies it. */
export function withoutTimestamp(href: string): string {
  const url = new URL(href);
  // Without it nothing is touched: taking a parameter away writes all others anew.
  if (!url.searchParams.has(timestampParameter)) return href;
  url.searchParams.delete(timestampParameter);
  return url.href;
}
