import { ageMs, bounds, keep, markedPage, mayBeKept, type Store, within } from './keeping.ts';
import { offlinePageFor, offlinePath, pageOfData, whatIsAsked } from './what-is-asked.ts';

export interface Stores {
  pages(): Promise<Store>;
  files(): Promise<Store>;
  pictures(): Promise<Store>;
}

export interface AnswerParts {
  readonly stores: Stores;
  readonly fetch: typeof fetch;
  now(): number;
  /** Goes on after the answer has left. */
  later(work: Promise<unknown>): void;
}

/** How long a shop may take where there is something to show meanwhile. */
const patienceMs = 4_000;
/** Specification 9: pictures are good for a week. */
const pictureLifeMs = 604_800_000;
/** A page that was kept so lately need not be fetched once more for its data. */
const freshPageMs = 600_000;
const dayMs = 86_400_000;
/** What is fetched for later, by nobody who waits: a worker that is to be replaced lives as long as that. */
export const backgroundMs = 10_000;

export function createAnswers(parts: AnswerParts) {
  const { stores, now } = parts;

  /** Files with a hash in their names never change. */
  async function file(request: Request): Promise<Response> {
    const store = await stores.files();
    const kept = await store.match(request.url, { ignoreVary: true });
    if (kept) return kept;
    const answer = await parts.fetch(request);
    keepLater(store, request.url, answer, bounds.files);
    return answer;
  }

  async function picture(request: Request): Promise<Response> {
    const store = await stores.pictures();
    const kept = await store.match(request.url, { ignoreVary: true });
    if (kept && ageMs(kept, now()) < pictureLifeMs) return kept;
    try {
      const answer = await parts.fetch(request);
      keepLater(store, request.url, answer, bounds.pictures);
      return answer;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  }

  /** The shop's own answer; what was kept when it is slow, failing or away; else the page that says so. */
  async function page(request: Request, asking: Promise<Response>): Promise<Response> {
    const store = await stores.pages();
    const kept = await store.match(request.url, { ignoreVary: true });
    try {
      const answer = await (kept ? within(patienceMs, asking) : asking);
      if (answer && answer.status < 500) {
        keepLater(store, request.url, answer, bounds.pages);
        return answer;
      }
      // Too late for this visitor, but not for the next look.
      if (!answer) parts.later(asking.then((late) => keepNow(store, request.url, late)));
      return kept ? await markedPage(kept) : (answer ?? (await asking));
    } catch (error) {
      return kept ? markedPage(kept) : offline(request, error);
    }
  }

  /** One visitor's own: from the shop, or not at all. */
  async function ownPage(request: Request, asking: Promise<Response>): Promise<Response> {
    return asking.catch((error: unknown) => offline(request, error));
  }

  /**
   * The router asks for the data of a page only. Where that cannot be had it is told to load the page whole: what is kept is
   * whole pages.
   */
  async function pageData(request: Request): Promise<Response> {
    const address = pageOfData(new URL(request.url));
    const store = await stores.pages();
    const kept = await store.match(address, { ignoreVary: true });
    const asking = parts.fetch(request);
    try {
      const answer = await (kept ? within(patienceMs, asking) : asking);
      if (!answer) return loadWhole(address);
      if (answer.status >= 500) return kept ? loadWhole(address) : answer;
      const isOld = !kept || ageMs(kept, now()) > freshPageMs;
      if (isOld && mayBeKept(answer)) parts.later(fetchAndKeep(address));
      return answer;
    } catch (error) {
      // A visitor who went elsewhere meanwhile wants nothing any more.
      if (request.signal.aborted) throw error;
      return loadWhole(address);
    } finally {
      asking.catch(() => undefined);
    }
  }

  /** One that a page names; at most once a day. */
  async function keepPage(address: string): Promise<void> {
    const question = { method: 'GET', mode: 'navigate', url: new URL(address) } as const;
    if (whatIsAsked(question, question.url.origin) !== 'page') return;
    const kept = await (await stores.pages()).match(address, { ignoreVary: true });
    if (!kept || ageMs(kept, now()) > dayMs) await fetchAndKeep(address);
  }

  async function fetchAndKeep(address: string): Promise<void> {
    const store = await stores.pages();
    const answer = await parts.fetch(address, {
      headers: { accept: 'text/html' },
      priority: 'low',
      signal: AbortSignal.timeout(backgroundMs),
    });
    // A redirect has another address, under which it is kept when somebody goes there.
    if (!answer.redirected) await keepNow(store, address, answer);
  }

  async function keepFiles(addresses: readonly string[]): Promise<void> {
    const store = await stores.files();
    for (const address of addresses) {
      if (await store.match(address, { ignoreVary: true })) continue;
      const answer = await parts.fetch(address, { signal: AbortSignal.timeout(backgroundMs) });
      if (mayBeKept(answer)) await keep(store, address, answer, bounds.files);
    }
  }

  async function offline(request: Request, error: unknown): Promise<Response> {
    const store = await stores.pages();
    const { origin, pathname, search } = new URL(request.url);
    const kept = (await store.keys()).map(({ url }) => new URL(url).pathname);
    const path = offlinePageFor(pathname, kept);
    if (path === undefined) throw error;
    if (pathname.endsWith(offlinePath)) {
      const found = await store.match(origin + path, { ignoreVary: true });
      if (found) return found;
    }
    // To an address of its own: scripts take a page over at its own address only.
    return Response.redirect(`${origin}${path}?from=${encodeURIComponent(pathname + search)}`, 302);
  }

  function keepLater(
    store: Store,
    address: string,
    answer: Response,
    bound: Parameters<typeof keep>[3],
  ): void {
    if (mayBeKept(answer)) parts.later(keep(store, address, answer.clone(), bound));
  }

  async function keepNow(store: Store, address: string, answer: Response): Promise<void> {
    if (mayBeKept(answer)) await keep(store, address, answer, bounds.pages);
  }

  return { file, picture, page, ownPage, pageData, keepPage, keepFiles };
}

/** As the router understands it: to an address, by a load of the whole page. */
function loadWhole(address: string): Response {
  return new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': address, 'X-Remix-Reload-Document': 'true' },
  });
}
