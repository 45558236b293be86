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
  // A page that was only just loaded is the best moment there is. Who left the last one may have been gone too quickly.
  let isOwnWish = registration.waiting !== null && isSafe();
  if (isOwnWish) tell(registration.waiting, { type: 'activate' });
  else noticeWaiting();
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
      if (document.visibilityState === 'hidden' && isSafe()) tell(registration.waiting, { type: 'activate' });
    },
    { signal },
  );
  const timer = setInterval(() => void checkForUpdate(registration), serviceWorker.updateCheckMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => watching.abort();
}

/** Lets a waiting worker take over, for who is about to load a page whole anyway. Never takes long. */
export async function activateWaitingWorker(): Promise<void> {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
  if (!waiting) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, longestActivationMs);
    tell(waiting, { type: 'activate' });
  });
}

/** Nearly always it takes some milliseconds; a page that is asked for in the middle of it may wait for both workers. */
const longestActivationMs = 2_000;

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
