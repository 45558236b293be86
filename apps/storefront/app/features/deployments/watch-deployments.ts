import { buildManifest } from '@bowline/markets';

/** What the browser must offer to notice that the shop was put up anew. */
export interface WatchedPage {
  /** The build this page was loaded from. */
  readonly build: string;
  readonly fetch: typeof fetch;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  now(): number;
  setInterval(work: () => void, ms: number): number;
  clearInterval(timer: number): void;
}

/**
 * Asks every minute, and when somebody comes back to the page, whether another build is being served by now. A page that
 * nobody looks at asks nothing. Calls back once; then it has seen enough.
 */
export function watchDeployments(page: WatchedPage, onNewer: () => void): () => void {
  let isAsking = false;
  const ask = async () => {
    if (isAsking || page.document.visibilityState === 'hidden') return;
    isAsking = true;
    const latest = await latestBuild(page);
    isAsking = false;
    if (latest === undefined || latest === page.build) return;
    stop();
    onNewer();
  };
  const timer = page.setInterval(ask, buildManifest.pollMs);
  page.window.addEventListener('focus', ask);
  page.document.addEventListener('visibilitychange', ask);
  const stop = () => {
    page.clearInterval(timer);
    page.window.removeEventListener('focus', ask);
    page.document.removeEventListener('visibilitychange', ask);
  };
  return stop;
}

/** Undefined when nobody can tell: without a network, or while developing. */
async function latestBuild({ fetch, now }: WatchedPage): Promise<string | undefined> {
  try {
    const answer = await fetch(`${buildManifest.path}?t=${now()}`, { cache: 'no-store' });
    if (!answer.ok) return undefined;
    const { id } = (await answer.json()) as { id?: unknown };
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
}
