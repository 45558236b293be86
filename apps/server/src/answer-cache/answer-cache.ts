import { ownCookieNames, ownRequestHeaders } from '@bowline/markets';
import { hasBody } from '../http/has-body.ts';
import type { NodeRequest } from '../page-cache/addresses.ts';
import { createDrops } from '../page-cache/drops.ts';
import { encodingFor, type KeptPage, notKept } from '../page-cache/kept-page.ts';
import type { FoundPage } from '../page-cache/page-cache.ts';
import { createPageStore } from '../page-cache/page-store.ts';

export interface AnswerCacheOptions {
  readonly mostBytes: number;
  /** How long an answer is taken for true if nobody says otherwise. */
  readonly freshMs: number;
  readonly nowMs?: () => number;
}

/** As it goes to who asked. */
export interface SentAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

export interface AnswerCache {
  /** Before an answer is made; undefined when it may be for one alone, else what is told the answer, to keep it if it is everybody's. */
  begin(incoming: NodeRequest): ((sent: SentAnswer) => void) | undefined;
  /** An answer that can be sent as it is. */
  find(incoming: NodeRequest): FoundPage | undefined;
  /** Answers with these tags are untrue from now on; null says so of all. */
  drop(tags: readonly string[] | null): void;
  facts(): AnswerCacheFacts;
}

export interface AnswerCacheFacts {
  readonly answers: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

/** In one answer; a longer one would push out too many others. */
const longestAnswer = 500_000;

/**
 * What commerce answers by GraphQL for everybody, sent again to who asks with the very same words. Only what commerce itself calls
 * public is kept, and what it says of its tags decides when it is forgotten.
 */
export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const { mostBytes, freshMs, nowMs = () => performance.now() } = options;
  const store = createPageStore(mostBytes);
  const drops = createDrops(nowMs);
  let hits = 0;
  let misses = 0;

  const isFresh = (kept: KeptPage) => !kept.isUntrue && nowMs() - kept.madeAtMs < freshMs;

  function keep(key: string, { status, headers, body }: SentAnswer, startedMs: number): void {
    const pairs = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    const said = new Map(pairs);
    const tags = said.get('x-magento-tags');
    const isPublic = said.get('cache-control')?.startsWith('public') ?? false;
    if (status !== 200 || !body || !tags || !isPublic || said.has('set-cookie')) return;
    if (body.length > longestAnswer) return;
    const named = store.tagsIn(tags);
    store.set(key, {
      headers: pairs.filter(([name]) => !notKept.has(name)),
      etag: null,
      tags: named,
      bodies: new Map([[encodingFor(said.get('content-encoding')), body]]),
      madeAtMs: startedMs,
      isUntrue: drops.hitSince(startedMs, named),
    });
  }

  return {
    begin(incoming) {
      const key = keyOf(incoming);
      if (key === undefined) return undefined;
      misses += 1;
      const startedMs = nowMs();
      return (sent) => keep(key, sent, startedMs);
    },
    find(incoming) {
      const key = keyOf(incoming);
      const page = key === undefined ? undefined : store.get(key);
      if (!page || !isFresh(page)) return undefined;
      const [[encoding, body]] = page.bodies as unknown as [[FoundPage['encoding'], Uint8Array]];
      hits += 1;
      return { page, encoding, body, cookies: [] };
    },
    drop(tags) {
      drops.add(tags);
      store.drop(tags);
    },
    facts: () => ({ answers: store.size, bytes: store.bytes, hits, misses }),
  };
}

const graphqlUrl = /^(?:https?:\/\/[^/?#]+)?\/graphql\?/;
/** As node itself allows for all headers and the address together. */
const longestKey = 16_384;
const writtenHeader = ownRequestHeaders.written.toLowerCase();
const ofOneVisitor = new RegExp(`(?:^|; ?)(?:store|${ownCookieNames.written})=`);

/** All that decides what is answered to everybody, as it was said; undefined when it may be an answer for one alone. */
function keyOf(incoming: NodeRequest): string | undefined {
  const { method, url = '', headers } = incoming;
  if (method !== 'GET' || !graphqlUrl.test(url)) return undefined;
  // Who shows a token is somebody; a body would have to be read first; who has just written reads where it was written.
  if (headers.authorization !== undefined || headers[writtenHeader] !== undefined) return undefined;
  if (hasBody(incoming)) return undefined;
  if (headers.cookie !== undefined && ofOneVisitor.test(headers.cookie)) return undefined;
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
  const words = decisive.map((name) => headers[name] ?? '').join('\n');
  const key = `${encoding}\n${words}\n${url}`;
  return key.length > longestKey ? undefined : key;
}

/** What commerce names in `Vary`, and the origin, which decides whether a browser may read the answer. */
const decisive = [
  'store',
  'content-currency',
  ownRequestHeaders.vatDisplay.toLowerCase(),
  'x-magento-cache-id',
  'origin',
] as const;
