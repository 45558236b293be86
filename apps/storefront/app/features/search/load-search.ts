import { SearchSpellingsQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { isFiltered, type ListingState, readListingState } from '../listing/listing-state.ts';
import type { ListingView } from '../listing/load-listing.ts';
import { loadSearchListing } from '../listing/load-search-listing.ts';
import { loadFoundElsewhere } from './load-found-elsewhere.ts';
import { loadWithoutOneWord, type ShorterQuery } from './load-without-one-word.ts';
import { queryOf } from './search-query.ts';

export type SearchView = NonNullable<Awaited<ReturnType<typeof loadSearch>>>;

/** Null when there is no such page of results. */
export async function loadSearch(shop: ShopRequest, parameters: URLSearchParams) {
  const { query, wasCut } = queryOf(parameters);
  const state = readListingState(parameters);
  if (!state) return null;
  const [listing, elsewhere] = await Promise.all([
    query === '' ? undefined : loadSearchListing(shop, query, state),
    loadFoundElsewhere(shop, query),
  ]);
  if (listing === null) return null;
  const isEmpty = listing?.productCount === 0 && !isFiltered(listing.state);
  const [proposed, shorter] = isEmpty
    ? await Promise.all([loadSpelling(shop, query), loadShorter(shop, query, state)])
    : [];
  const foundNothing = isEmpty && !shorter;
  return {
    query,
    wasCut,
    listing: shorter?.listing ?? listing,
    shorter: shorter?.shorter,
    foundNothing,
    // Recommendations are asked for here alone.
    trending: foundNothing ? await (await import('./load-trending.ts')).loadTrending(shop) : [],
    ...elsewhere,
    ...(proposed && { didYouMean: proposed }),
  };
}

/** What is found when one word is left out. */
async function loadShorter(
  shop: ShopRequest,
  query: string,
  state: ListingState,
): Promise<{ shorter: ShorterQuery; listing: ListingView } | undefined> {
  const shorter = await loadWithoutOneWord(shop, query);
  const listing = shorter && (await loadSearchListing(shop, shorter.query, state));
  return listing && listing.productCount > 0 ? { shorter, listing } : undefined;
}

/** What commerce proposes when it found nothing; without a proposal the page is as good as before. */
async function loadSpelling({ commerce, log }: ShopRequest, search: string): Promise<string | undefined> {
  try {
    const { data } = await commerce.query(SearchSpellingsQuery, { search });
    return data?.products?.suggestions?.[0]?.search;
  } catch (error) {
    log.warn({ err: error }, 'Commerce proposed no other spelling');
    return undefined;
  }
}
