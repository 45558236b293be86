import { createLru } from '@bowline/kit';
import { type AskedPage, madeOfHeader, pageTagsHeader } from '@bowline/storefront/server';
import type { Logger } from '../log.ts';
import { type SharedCache, sharedHeaders } from '../shared-cache/shared-headers.ts';
import { type Addresses, createAddresses, type NodeRequest } from './addresses.ts';
import { type Askers, createAskers } from './askers.ts';
import { createDrops } from './drops.ts';
import { bodyOf, type HeaderPair, type KeptPage, keepPage, pageEncodingFor } from './kept-page.ts';
import { lastGoodPage, type MarkPage, type StandIn } from './last-good-page.ts';
import type { LastPages } from './last-pages.ts';
import { createPageStore } from './page-store.ts';
import { machineMs, type Siblings, type ToldPage } from './siblings.ts';

export interface PageCacheOptions {
  /** What a request asks for, as far as it is everybody's. */
  readonly publicPage: (request: Request) => Promise<AskedPage | undefined>;
  /** Makes pages, and answers everything else. */
  readonly answer: AnswerOfNode;
  readonly mostBytes: number;
  /** How long a page is taken for true if nobody says otherwise. */
  readonly freshMs: number;
  /** Says in a page of when it is. */
  readonly mark: MarkPage;
  /** Whose pages are kept, by their host: nobody can fill the memory with hosts that he made up. */
  readonly keepsHost?: (host: string) => boolean;
  /** Another cache stands in front, and may use the pages too. */
  readonly shared?: SharedCache | undefined;
  /** Where pages are found that this process has not made, when none can be. */
  readonly lastPages?: LastPages | undefined;
  /** Who else keeps pages, and is told of those that are made here. */
  readonly siblings?: Pick<Siblings, 'tell'> | undefined;
  readonly log: Logger;
  readonly nowMs?: () => number;
}

/** The server's application, with node's own objects beside the request. */
export type AnswerOfNode = (request: Request, node: Node) => Promise<Response> | Response;

interface Node {
  readonly incoming: NodeRequest;
  /** Nobody waits for the answer any more. */
  readonly gone?: AbortSignal;
}

export interface PageCache {
  readonly fetch: AnswerOfNode;
  /** A page that can be sent as it is, found by what node knows of the request. */
  find(incoming: NodeRequest): FoundPage | undefined;
  /** A page that another process has made since this one hears of all changes. */
  take(page: ToldPage): void;
  /** Answers with these tags are untrue from now on; null says so of all. */
  drop(tags: readonly string[] | null): void;
  facts(): PageCacheFacts;
}

export interface PageCacheFacts {
  readonly pages: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
  /** Of what was to be made anew, what had not changed. */
  readonly unchanged: number;
  /** Made by another process of the group. */
  readonly taken: number;
  /** Shown because none could be made. */
  readonly standIns: number;
  /** Requests that are recognised by their words. */
  readonly addresses: number;
}

export interface FoundPage {
  readonly page: KeptPage;
  readonly encoding: ReturnType<typeof pageEncodingFor>;
  readonly body: Uint8Array;
  readonly cookies: readonly string[];
}

/** After that time a page is shown once more, while a new one is made. */
const staleMs = 600_000;
/** So long it is shown while none can be made. */
const keptForFailureMs = 86_400_000;
/** From one process to another; changes are remembered for longer. */
const longestOnTheWayMs = 10_000;
/** Made anew beside everything else. */
const mostRenewedAtOnce = 4;
/** So many that could not be made, one after the other: what they need is away, and who waits for the next waits in vain. */
const sureAfter = 3;
/** So often it is tried then whether pages can be made again. */
const triedEveryMs = 500;
const mostStandInBytes = 8_000_000;

/**
 * Public pages, made once and sent to everybody who asks. Who asks at the same time waits for the same page; who asks for
 * one that is a little old gets it, while it is made anew; when it cannot be made, the last good one stands in.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const {
    publicPage,
    answer,
    freshMs,
    mark,
    shared,
    lastPages,
    siblings,
    log,
    nowMs = () => performance.now(),
  } = options;
  const { keepsHost = () => true } = options;
  const store = createPageStore(options.mostBytes);
  const addresses: Addresses = createAddresses();
  const underWay = new Map<string, Making>();
  const drops = createDrops(nowMs);
  const standInsReady = createLru<StandIn>({
    maxWeight: mostStandInBytes,
    weigh: (name, { body }) => name.length + body.length,
  });
  let renewing = 0;
  let failuresInARow = 0;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let hits = 0;
  let misses = 0;
  let standIns = 0;
  let unchanged = 0;
  let taken = 0;

  const isFresh = (page: KeptPage) => !page.isUntrue && nowMs() - page.madeAtMs < freshMs;
  const isShown = (page: KeptPage) => !page.isUntrue && nowMs() - page.madeAtMs < freshMs + staleMs;

  async function make({ key, request }: AskedPage, node: Node, gone: AbortSignal): Promise<Made> {
    const startedMs = nowMs();
    // Nobody's request: that its first asker has gone must not end it for the others.
    const asked = new Request(request, { headers: request.headers });
    const { 'accept-encoding': accepted } = node.incoming.headers;
    if (accepted) asked.headers.set('accept-encoding', pageEncodingFor(String(accepted)));
    const former = store.find(key);
    asked.headers.set(madeOfHeader, former?.madeOf ?? '');
    const answered = await answer(asked, { ...node, gone });
    const tagsHeader = answered.headers.get(pageTagsHeader);
    const tags = tagsHeader === null ? undefined : store.tagsIn(tagsHeader);
    const madeOf = answered.headers.get(madeOfHeader) ?? undefined;
    const response = withoutMarks(answered);
    if (isPlainRefusal(response)) return { refusal: await refusalOf(response), status: response.status };
    if (former && response.status === 304) {
      unchanged += 1;
      // What nobody says the changes of is the same page all the same, but is not taken for true any longer than it was.
      const page = tags ? keep(key, { ...former, tags, madeAtMs: startedMs, isLastGood: false }) : former;
      if (tags) tell(key, page, false);
      return { page, status: 200 };
    }
    if (response.status !== 200 || !tags) return { response, status: response.status };
    const page = keep(key, await keepPage(response, { tags, madeOf, madeAtMs: startedMs }));
    tell(key, page, true);
    return { page, status: 200 };
  }

  function tell(key: string, page: KeptPage, isNew: boolean): void {
    if (!siblings || page.isUntrue) return;
    const { headers, bodies, etag, tags } = page;
    const madeAtMachineMs = machineMs() - (nowMs() - page.madeAtMs);
    siblings.tell({ key, madeAtMachineMs, etag, tags, ...(isNew && { content: { headers, bodies } }) });
  }

  /** Whoever made it: other caches are told the tags that it has now, and what has changed meanwhile is not in it. */
  function put(key: string, made: KeptPage): KeptPage {
    const headers = shared ? sharedHeaders(made.headers, made.tags, shared) : made.headers;
    const page = { ...made, headers, isUntrue: drops.hitSince(made.madeAtMs, made.tags) };
    store.set(key, page);
    return page;
  }

  function keep(key: string, made: KeptPage): KeptPage {
    const page = put(key, made);
    if (!page.isUntrue) void lastPages?.keep(key, page);
    return page;
  }

  /** Two who ask for the same page at once get the same; when both have gone before its turn came, it is not made. */
  function makeOnce(asked: AskedPage, node: Node, askerGone?: AbortSignal): Promise<Made> {
    const known = underWay.get(asked.key);
    if (known && !known.askers.signal.aborted) {
      known.askers.add(askerGone);
      return known.promise.then(({ response: _, ...shared }) => shared);
    }
    const askers = createAskers();
    askers.add(askerGone);
    const making: Making = {
      askers,
      promise: make(asked, node, askers.signal)
        .then((made) => {
          // That one asker is refused, or that there is no room, says nothing of what pages are made of.
          if (!made.refusal) failuresInARow = made.status === 503 ? failuresInARow + 1 : 0;
          return made;
        })
        .finally(() => {
          if (underWay.get(asked.key) === making) underWay.delete(asked.key);
        }),
    };
    underWay.set(asked.key, making);
    return making.promise;
  }

  function renew(kept: KeptPage, asked: AskedPage, node: Node): void {
    if (renewing >= mostRenewedAtOnce || underWay.has(asked.key)) return;
    renewing += 1;
    makeOnce(asked, node)
      .then(({ status }) => {
        if (status >= 500) kept.isLastGood = true;
      })
      .catch((error: unknown) => {
        kept.isLastGood = true;
        log.warn({ err: error }, 'A page could not be made anew');
      })
      .finally(() => {
        renewing -= 1;
      });
  }

  async function responseOf(
    page: KeptPage,
    { key, cookies }: AskedPage,
    request: Request,
  ): Promise<Response> {
    const encoding = pageEncodingFor(request.headers.get('accept-encoding') ?? undefined);
    const known = page.bodies.size;
    const isKnown = matches(page, request.headers.get('if-none-match'));
    const body = isKnown ? null : await bodyOf(page, encoding);
    if (page.bodies.size > known) store.weighAgain(key);
    const headers = new Headers(
      headersOf(page, isKnown ? null : { encoding, length: body?.length ?? 0 }) as [string, string][],
    );
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(body, { status: isKnown ? 304 : 200, headers });
  }

  /** The page as it was last: of this process, or of another or an earlier one. */
  async function lastGood(key: string, kept: KeptPage | undefined): Promise<KeptPage | undefined> {
    if (kept && nowMs() - kept.madeAtMs < keptForFailureMs) return kept;
    const found = await lastPages?.find(key);
    if (!found) return undefined;
    // Nobody has told this process what has changed since: never more than a stand-in.
    const page = { ...found.page, madeAtMs: nowMs() - (Date.now() - found.madeAtMs), isUntrue: true };
    store.set(key, page);
    return page;
  }

  /** Shown because there is no better one, and says so. Most are asked for again while it lasts. */
  async function standIn(kept: KeptPage, { key }: AskedPage, request: Request): Promise<Response> {
    standIns += 1;
    const encoding = pageEncodingFor(request.headers.get('accept-encoding') ?? undefined);
    const name = `${encoding} ${kept.madeAtMs} ${key}`;
    const madeAt = new Date(Date.now() - (nowMs() - kept.madeAtMs));
    const ready = standInsReady.get(name) ?? (await lastGoodPage(kept, madeAt, encoding, mark));
    standInsReady.set(name, ready);
    return new Response(ready.body, { headers: ready.headers });
  }

  /** For all who are shown what stands in meanwhile, one tries whether there is a better one. */
  function tryNowAndThen(kept: KeptPage, asked: AskedPage, node: Node): void {
    if (nowMs() - triedAtMs < triedEveryMs) return;
    triedAtMs = nowMs();
    renew(kept, asked, node);
  }

  /** What is asked for, as far as it is kept. A page that several share comes without the cookies of one. */
  async function askedPage(request: Request): Promise<AskedPage | undefined> {
    if (request.method !== 'GET') return undefined;
    const asked = await publicPage(request);
    if (!asked || !keepsHost(new URL(asked.request.url).host)) return undefined;
    return shared ? { ...asked, cookies: [] } : asked;
  }

  return {
    async fetch(request, node) {
      const asked = await askedPage(request);
      if (!asked) return withoutMarks(await answer(request, node));
      const kept = store.get(asked.key);
      addresses.remember(node.incoming, asked);
      if (kept && isShown(kept)) {
        hits += 1;
        if (isFresh(kept)) return responseOf(kept, asked, request);
        renew(kept, asked, node);
        return kept.isLastGood ? standIn(kept, asked, request) : responseOf(kept, asked, request);
      }
      misses += 1;
      const known = failuresInARow >= sureAfter ? await lastGood(asked.key, kept) : undefined;
      if (known) {
        tryNowAndThen(known, asked, node);
        return standIn(known, asked, request);
      }
      const made = await makeOnce(asked, node, request.signal);
      if (made.page) return responseOf(made.page, asked, request);
      const last = made.status >= 500 ? await lastGood(asked.key, kept) : undefined;
      if (last) return standIn(last, asked, request);
      if (made.refusal) return made.refusal();
      // What is not everybody's, or is no page, was made for the one who asked first.
      return made.response ?? withoutMarks(await answer(request, node));
    },
    find(incoming) {
      const known = addresses.find(incoming);
      const page = known && store.get(known.key);
      if (!page || !isFresh(page)) return undefined;
      const encoding = pageEncodingFor(incoming.headers['accept-encoding'] as string | undefined);
      const body = encoding !== 'identity' && page.bodies.get(encoding);
      if (!body) return undefined;
      hits += 1;
      return { page, encoding, body, cookies: known.cookies };
    },
    take({ key, madeAtMachineMs, etag, tags, content }) {
      const madeAtMs = nowMs() - (machineMs() - madeAtMachineMs);
      const known = store.find(key);
      // What has changed since is remembered for a while only; and the latest word counts, from wherever it comes.
      if (nowMs() - madeAtMs > longestOnTheWayMs || (known && known.madeAtMs >= madeAtMs)) return;
      const page =
        known?.etag === etag ? { ...known, isLastGood: false } : content && { ...inOwnMemory(content), etag };
      if (!page) return;
      taken += 1;
      put(key, { ...page, tags: store.tagsIn(tags.join()), madeAtMs, isUntrue: false });
    },
    drop(tags) {
      drops.add(tags);
      store.drop(tags);
    },
    facts: () => ({
      pages: store.size,
      bytes: store.bytes,
      hits,
      misses,
      unchanged,
      taken,
      standIns,
      addresses: addresses.size,
    }),
  };
}

/** What comes from elsewhere are parts of all that came with it. */
function inOwnMemory({
  headers,
  bodies,
}: NonNullable<ToldPage['content']>): Pick<KeptPage, 'headers' | 'bodies'> {
  return {
    headers,
    bodies: new Map([...bodies].map(([encoding, body]) => [encoding, new Uint8Array(body)])),
  };
}

/** A page that is being made, and who waits for it. */
interface Making {
  readonly promise: Promise<Made>;
  readonly askers: Askers;
}

/** A page that everybody may have, or the answer that is only for the one who asked. */
interface Made {
  readonly status: number;
  readonly page?: KeptPage;
  readonly response?: Response;
  /** That there is no room just now, for all who waited for the page: asking once more each would only make it worse. */
  readonly refusal?: () => Response;
}

/** What is packed was packed for the one who asked. */
function isPlainRefusal({ status, headers }: Response): boolean {
  return status === 503 && !headers.has('content-encoding');
}

/** It was asked for on nobody's behalf, so nothing of anybody is in it. */
async function refusalOf(response: Response): Promise<() => Response> {
  const body = await response.arrayBuffer();
  const { status, headers } = response;
  return () => new Response(body, { status, headers });
}

/** What is said to whoever keeps pages, and to nobody else. */
function withoutMarks(response: Response): Response {
  for (const name of [pageTagsHeader, madeOfHeader])
    if (response.headers.has(name)) response.headers.delete(name);
  return response;
}

export function matches({ etag }: KeptPage, ifNoneMatch: string | null | undefined): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag) ?? false;
}

/** Without a body for who has it already. */
export function headersOf(
  page: KeptPage,
  body: { readonly encoding: string; readonly length: number } | null,
): HeaderPair[] {
  const headers: HeaderPair[] = [...page.headers];
  if (page.etag !== null) headers.push(['etag', page.etag]);
  if (!body) return headers;
  if (body.encoding !== 'identity') headers.push(['content-encoding', body.encoding]);
  headers.push(['content-length', String(body.length)]);
  return headers;
}
