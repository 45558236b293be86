import { backgroundMs, createAnswers } from './answers.ts';
import { within } from './keeping.ts';
import { mostToldAtOnce, storeNames, storePrefix, type ToWorker } from './messages.ts';
import { whatIsAsked } from './what-is-asked.ts';

/** Written in by the build: the scripts and styles that public pages need. */
declare const shellFiles: readonly string[];

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** As much of a worker's world as this one uses; the library of browsers' pages does not know it. */
interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = self as unknown as WorkerScope;

function answersFor(event: LastingEvent) {
  return createAnswers({
    stores: {
      pages: () => caches.open(storeNames.pages),
      files: () => caches.open(storeNames.files),
      pictures: () => caches.open(storeNames.pictures),
    },
    fetch: (...question) => fetch(...question),
    now: Date.now,
    // What cannot be kept, or not within that time, is not kept: a worker that is to be replaced is replaced when nothing is under way.
    later: (work) => event.waitUntil(within(backgroundMs, work).catch(() => undefined)),
  });
}

// A worker that replaces another waits until a page says that it is a good moment.
scope.addEventListener('install', (event) => {
  const files = scope.navigator.connection?.saveData ? [] : shellFiles;
  event.waitUntil(answersFor(event).keepFiles(files));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const own: readonly string[] = Object.values(storeNames);
      for (const name of await caches.keys())
        if (name.startsWith(storePrefix) && !own.includes(name)) await caches.delete(name);
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('message', (event) => {
  const told = event.data as Partial<ToWorker> | null;
  // Within the message's own life: a browser that sees the worker idle before that is done leaves it waiting for minutes.
  if (told?.type === 'activate') event.waitUntil(scope.skipWaiting());
  if (told?.type !== 'keep') return;
  const own = (addresses: unknown) =>
    (Array.isArray(addresses) ? addresses : [])
      .slice(0, mostToldAtOnce)
      .filter((address): address is string => typeof address === 'string' && isOwn(address));
  const { keepPage, keepFiles } = answersFor(event);
  const work = [keepFiles(own(told.files)), ...own(told.pages).map(keepPage)];
  event.waitUntil(Promise.allSettled(work));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, url } = request;
  const asked = whatIsAsked({ method, mode, url: new URL(url) }, scope.location.origin);
  if (asked === 'nothing') return;
  const answers = answersFor(event);
  event.respondWith(
    asked === 'page' || asked === 'own-page'
      ? answers[asked === 'page' ? 'page' : 'ownPage'](request, goTo(event))
      : answers[asked === 'page-data' ? 'pageData' : asked](request),
  );
});

/** The browser has asked already, while the worker was waking up. */
async function goTo({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function isOwn(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === scope.location.origin;
}
