import type { CommerceAnswer, CommerceClient } from '../data/commerce-client.ts';
import { dataOf } from '../data/data-of.ts';
import { isBeyondTheLastPage } from '../features/listing/load-listing.ts';
import {
  PageByUrlQuery,
  type PageByUrlQueryResult,
  type PageByUrlQueryVariables,
  RouteByUrlQuery,
  type RouteByUrlQueryResult,
} from '../generated/operations.ts';
import type { ShopRequest } from '../shop-context.ts';
import { pageNotFound } from './error-answers.ts';
import type { RouteEntry } from './route-entry.ts';

/** Asks the backend what lives at a path; null when nothing does. */
export async function findRoute(commerce: CommerceClient, path: string): Promise<RouteEntry | null> {
  return entryOf(foundIn(await commerce.query(RouteByUrlQuery, { url: path }))?.route);
}

export interface FoundPage extends PageByUrlQueryResult {
  readonly entry: RouteEntry;
}

type ReviewQuestion = Pick<PageByUrlQueryVariables, 'reviewPage' | 'reviewSort'>;

/** Which products are listed where the path is that of a category. */
export type ListingQuestion = Omit<PageByUrlQueryVariables, 'url' | 'country' | keyof ReviewQuestion>;

const nothingListed: ListingQuestion = { page: 1, pageSize: 1, withProducts: false };

/** The same with all that its page shows: one question for a path and its page. */
export async function findPage(
  { commerce, visitor }: ShopRequest,
  path: string,
  listing: ListingQuestion = nothingListed,
  reviews: ReviewQuestion = {},
): Promise<FoundPage | null> {
  const variables = { url: path, country: visitor.country, ...listing, ...reviews };
  const answer = await commerce.query(PageByUrlQuery, variables);
  if (isBeyondTheLastPage(answer, listing)) throw pageNotFound({ wasLookedUp: true });
  const found = foundIn(answer);
  const entry = entryOf(found?.route);
  return found && entry && { ...found, entry };
}

/** Behaviour 57: what was at a path and is gone is an error of the API, and nothing to the shop. */
function foundIn<Result>(answer: CommerceAnswer<Result>): Result | null {
  const isGone = answer.errors.some(({ extensions }) => extensions?.category === 'graphql-no-such-entity');
  return isGone ? null : dataOf(answer);
}

type FoundRoute = RouteByUrlQueryResult['route'] | PageByUrlQueryResult['route'];

function entryOf(route: FoundRoute | undefined): RouteEntry | null {
  if (!route?.relative_url) return null;
  return {
    type: route.type ?? null,
    redirect_code: route.redirect_code,
    path: isExternal(route.relative_url) ? route.relative_url : `/${route.relative_url.replace(/^\/+/, '')}`,
    ...('sku' in route && route.sku ? { sku: route.sku } : {}),
    ...('uid' in route ? { uid: route.uid } : {}),
    ...('identifier' in route && route.identifier ? { identifier: route.identifier } : {}),
  };
}

function isExternal(url: string): boolean {
  return /^https?:\/\//.test(url);
}
