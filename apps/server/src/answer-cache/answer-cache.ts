import { ownCookieNames, ownRequestHeaders } from '@bowline/markets';
import type { NodeRequest } from '../page-cache/addresses.ts';
import { createDrops } from '../page-cache/drops.ts';
import { encodingFor, type KeptPage, notKept } from '../page-cache/kept-page.ts';
import type { AnswerOfNode, FoundPage } from '../page-cache/page-cache.ts';
import { createPageStore } from '../page-cache/page-store.ts';

export interface AnswerCacheOptions {
  /** Answers what is not kept, and everything else. */
  readonly answer: AnswerOfNode;
  readonly mostBytes: number;
  /** How long an answer is taken for true if nobody says otherwise. */
  readonly freshMs: number;
  readonly nowMs?: () => number;
}

export interface AnswerCache {
  readonly fetch: AnswerOfNode;
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
  const { answer, mostBytes, freshMs, nowMs = () => performance.now() } = options;
  const store = createPageStore(mostBytes);
  const drops = createDrops(nowMs);
  let hits = 0;
  let misses = 0;

  const isFresh = (kept: KeptPage) => !kept.isUntrue && nowMs() - kept.madeAtMs < freshMs;

  async function keep(key: string, response: Response, startedMs: number): Promise<Response> {
    const { status, headers } = response;
    const tags = headers.get('x-magento-tags')?.split(',');
    const isPublic = headers.get('cache-control')?.startsWith('public') ?? false;
    if (status !== 200 || !tags || !isPublic || headers.has('set-cookie')) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    if (body.length <= longestAnswer) {
      store.set(key, {
        headers: [...headers].filter(([name]) => !notKept.has(name)),
        etag: null,
        tags,
        bodies: new Map([[encodingFor(headers.get('content-encoding') ?? undefined), body]]),
        madeAtMs: startedMs,
        isUntrue: drops.hitSince(startedMs, tags),
      });
    }
    return new Response(body, { status, headers });
  }

  return {
    async fetch(request, node) {
      const key = keyOf(node.incoming);
      if (key === undefined) return answer(request, node);
      misses += 1;
      const startedMs = nowMs();
      return keep(key, await answer(request, node), startedMs);
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
function keyOf({ method, url = '', headers }: NodeRequest): string | undefined {
  if (method !== 'GET' || !graphqlUrl.test(url)) return undefined;
  // Who shows a token is somebody; a body would have to be read first; who has just written reads where it was written.
  if (headers.authorization !== undefined || headers[writtenHeader] !== undefined) return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
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
