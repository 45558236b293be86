import { serviceWorker } from '@bowline/markets';
import { mostToldAtOnce, type ToWorker } from '../../../worker/messages.ts';
import { isSafeMoment } from './safe-moment.ts';

export interface WorkerOptions {
  /** Where the page lies that is shown without a network. */
  readonly offlinePage: string;
  /** A newer worker waits, or has taken over: this page is of yesterday. */
  readonly onNewer: () => void;
}

/** True once the browser would not have the worker; the shop works without it. */
export const workerState = { hasFailed: false };

let isChanged = false;

/** Keeps the shop for when it cannot be reached. Answers a function that ends the watching. */
export async function registerWorker({ offlinePage, onNewer }: WorkerOptions): Promise<() => void> {
  const container = navigator.serviceWorker;
  const watching = new AbortController();
  const { signal } = watching;
  const registration = await container
    .register(serviceWorker.path, { scope: '/', updateViaCache: 'none' })
    .catch((error: unknown) => {
      workerState.hasFailed = true;
      // Told to the shop with whatever else fails on this page.
      reportError(error);
      return undefined;
    });
  if (!registration) return () => watching.abort();

  let wasControlled = container.controller !== null;
  if (!wasControlled)
    void container.ready.then(({ active }) => tell(active, whatThisPageLoaded(offlinePage)));
  else tell(container.controller, { type: 'keep', pages: [offlinePage], files: [] });

  const noticeWaiting = () => {
    if (registration.waiting && container.controller) onNewer();
  };
  /** Once nothing is under way any more, if the moment is still as good as it was. */
  const whenQuiet = (work: () => void) => {
    const timer = setTimeout(work, quietMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  let isOwnWish = false;
  const { waiting } = registration;
  // A page that was only just loaded is the best moment there is.
  if (waiting)
    whenQuiet(() => {
      isOwnWish = registration.waiting === waiting && isSafe();
      if (isOwnWish) tell(waiting, { type: 'activate' });
      else noticeWaiting();
    });
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', noticeWaiting, { signal }),
    { signal },
  );
  container.addEventListener(
    'controllerchange',
    () => {
      const isUpdate = wasControlled && !isOwnWish;
      wasControlled = true;
      isOwnWish = false;
      if (!isUpdate) return;
      if (document.visibilityState === 'hidden' && isSafe()) location.reload();
      else onNewer();
    },
    { signal },
  );
  addEventListener('input', () => (isChanged = true), { capture: true, signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      const isLeft = () => document.visibilityState === 'hidden' && isSafe();
      // Of a page that is left for another one nothing is done later.
      if (isLeft()) whenQuiet(() => isLeft() && tell(registration.waiting, { type: 'activate' }));
    },
    { signal },
  );
  const timer = setInterval(() => void checkForUpdate(registration), serviceWorker.updateCheckMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => watching.abort();
}

/**
 * A worker that is bringing a page, with all that belongs to it, is no good moment for another to take its place: what is asked for in
 * the middle of that waits for both of them, in some browsers for minutes.
 */
const quietMs = 1_000;

/** Specification 7.3: asked for past every cache, and only while there is a network. */
async function checkForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const answer = await fetch(serviceWorker.path, { cache: 'no-store' });
    if (answer.ok) await registration.update();
  } catch {
    // The next time will do.
  }
}

function isSafe(): boolean {
  return isSafeMoment({ pathname: location.pathname, document, isChanged });
}

/** Before there was a worker, nobody kept what this page is made of. */
function whatThisPageLoaded(offlinePage: string): ToWorker {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const { origin, pathname, search } = location;
  return {
    type: 'keep',
    pages: [offlinePage, origin + pathname + search],
    files: [...new Set(files)].slice(0, mostToldAtOnce),
  };
}

function tell(worker: ServiceWorker | null, message: ToWorker): void {
  worker?.postMessage(message);
}
