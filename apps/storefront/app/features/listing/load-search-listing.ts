import { dataOf } from '../../data/data-of.ts';
import { SearchListingQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import type { ListingState } from './listing-state.ts';
import { factsQuestion, isBeyondTheLastPage, type ListingView, loadListing } from './load-listing.ts';

/** The products that a search finds, with the same filters as a category. Null when there is no such page. */
export async function loadSearchListing(
  { commerce }: ShopRequest,
  search: string,
  state: ListingState,
): Promise<ListingView | null> {
  const answer = await commerce.query(SearchListingQuery, { search, ...factsQuestion(state) });
  if (isBeyondTheLastPage(answer, state)) return null;
  const { products } = dataOf(answer);
  if (!products) return null;
  const scope = { place: 'search', search, filter: {}, defaultSort: 'relevance' } as const;
  return loadListing(commerce, scope, state, products);
}
