import type { HeaderPair } from '../page-cache/kept-page.ts';

/** How a cache in front of the shop, that of a CDN for instance, may use public pages. */
export interface SharedCache {
  /** How long it takes a page for true unless it is told otherwise. */
  readonly seconds: number;
}

/** Every public page has this tag besides its own, so that all of them can be dropped without pictures and scripts. */
export const allPagesTag = 'pages';

/** So long a CDN may show a page while it asks for a new one, and so long when it cannot have one. */
const staleSeconds = 600;
const failureSeconds = 86_400;
/** What proxies accept in one header line is 8 kB as a rule. */
const mostTagCharacters = 7_000;

const written = new Set([
  'cache-control',
  'cdn-cache-control',
  'surrogate-control',
  'surrogate-key',
  'cache-tag',
  'vary',
]);

/**
 * The headers of a page with what a shared cache has to know. What is stale is offered only in headers that browsers do not
 * read: they ask for every page anew. A page by too many tags could not be dropped, so no shared cache may have it.
 */
export function sharedHeaders(
  headers: readonly HeaderPair[],
  tags: readonly string[],
  { seconds }: SharedCache,
): readonly HeaderPair[] {
  const named = [allPagesTag, ...tags];
  const others = headers.filter(([name]) => !written.has(name));
  if (named.join(' ').length > mostTagCharacters)
    return [...others, ['cache-control', 'private, no-cache'], ['vary', 'Accept-Encoding']];
  const targeted = `max-age=${seconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${failureSeconds}`;
  return [
    ...others,
    ['cache-control', `public, max-age=0, s-maxage=${seconds}`],
    ['cdn-cache-control', targeted],
    ['surrogate-control', targeted],
    ['surrogate-key', named.join(' ')],
    ['cache-tag', named.join(',')],
    // A cache that can take these apart sends one page to all who made the same choices; others keep none of them.
    ['vary', 'Accept-Encoding, Cookie'],
  ];
}
