import { SearchSpellingsQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { isFiltered, readListingState } from '../listing/listing-state.ts';
import { loadSearchListing } from '../listing/load-search-listing.ts';
import { loadFoundElsewhere } from './load-found-elsewhere.ts';
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
  const foundNothing = listing?.productCount === 0 && !isFiltered(listing.state);
  const proposed = foundNothing ? await loadSpelling(shop, query) : undefined;
  return { query, wasCut, listing, foundNothing, ...elsewhere, ...(proposed && { didYouMean: proposed }) };
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
