import type { CommerceClient } from '../../data/commerce-client.ts';
import { ListingCountsQuery } from '../../generated/operations.ts';
import type { Aggregations } from './facets.ts';
import type { ListingState } from './listing-state.ts';
import type { ListingScope } from './load-listing.ts';
import { type Refinement, wireFilter } from './wire-question.ts';

/**
 * Values of one filter are alternatives, so its counts must not be narrowed by its own choice: for each filter in use,
 * the aggregations of the listing without it. A count that cannot be had leaves that of the result.
 */
export async function loadOwnCounts(
  commerce: CommerceClient,
  scope: ListingScope,
  {
    state,
    refinements,
    unfiltered,
  }: { state: ListingState; refinements: readonly Refinement[]; unfiltered: Aggregations },
): Promise<ReadonlyMap<string, Aggregations>> {
  const hasPrice = state.price.from !== undefined || state.price.to !== undefined;
  const counted = refinements.map(async (refinement): Promise<[string, Aggregations][]> => {
    const others = refinements.filter((other) => other !== refinement);
    const { code } = refinement.filter;
    if (others.length === 0 && !hasPrice) return [[code, unfiltered]];
    const answer = await commerce
      .query(ListingCountsQuery, {
        ...(scope.search !== undefined && { search: scope.search }),
        filter: wireFilter(scope.filter, others, state),
      })
      .catch(() => null);
    const aggregations = answer?.data?.products?.aggregations;
    return aggregations ? [[code, aggregations]] : [];
  });
  return new Map((await Promise.all(counted)).flat());
}
