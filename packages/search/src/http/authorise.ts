import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../service/api-error.ts';

export interface SearchKeys {
  readonly applicationId: string;
  /** May search, look up facet values and ask for recommendations; known to every visitor. */
  readonly searchKey: string;
  /** May do everything. */
  readonly adminKey: string;
}

/** What a key allows, in Algolia's word an ACL. */
export type Right = 'search' | 'administer';

/** Node clients send headers, browsers query parameters, which need no preflight. */
export function createAuthorisation(keys: SearchKeys) {
  if (Object.values(keys).includes('')) throw new Error('The keys of the search must not be empty');
  const adminKey = digest(keys.adminKey);
  const searchKey = digest(keys.searchKey);

  return function authorise(request: Request, query: URLSearchParams, right: Right): void {
    const sent = (name: string) => request.headers.get(name) ?? query.get(name) ?? '';
    const key = digest(sent('x-algolia-api-key'));
    const isAdmin = timingSafeEqual(key, adminKey);
    const isKnown = isAdmin || timingSafeEqual(key, searchKey);
    if (sent('x-algolia-application-id') !== keys.applicationId || !isKnown)
      throw new ApiError(403, 'Invalid Application-ID or API key');
    if (right === 'administer' && !isAdmin) throw new ApiError(403, 'Method not allowed with this API key');
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
