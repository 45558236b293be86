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

/** Whether the page was not loaded anew often enough in the last half minute. */
export function mayReload(page: ReloadingPage): boolean {
  return recentTries(page).count < chunkReload.maximumAttempts;
}

/** Said when the page is loaded anew, not when its failure is shown: React may show one failure twice. */
export function countReload(page: ReloadingPage): void {
  const { count, firstAt } = recentTries(page);
  page.storage.setItem(triesKey, JSON.stringify({ count: count + 1, firstAt } satisfies Tries));
}

function recentTries({ storage, now }: ReloadingPage): Tries {
  const tries = readTries(storage.getItem(triesKey));
  return now() - tries.firstAt >= chunkReload.windowMs ? { count: 0, firstAt: now() } : tries;
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
