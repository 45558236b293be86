import { shop } from '@bowline/markets';

/** What a request is for, in as few words as a chart can show. */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['health', /^\/health(?:\/|$)/],
  ['graphql', /^\/graphql$/],
  ['search', /^\/1\//],
  ['content', /^\/(?:v[\dX][\d-]*|images\/bowline|files\/bowline)\//],
  ['picture', /^\/(?:_ipx|media)\//],
  ['file', /^\/(?:assets\/|builds\/|favicon|sw\.js|robots\.txt|manifest)/],
  ['admin', new RegExp(`^${shop.adminPrefix}(?:/|$)`)],
  ['payment', /^\/(?:payments|invoices)(?:\/|$)/],
  ['visitor', /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?api\//],
  ['checkout', /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?checkout(?:\/|$)/],
];

export function requestKind(path: string): string {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
}
