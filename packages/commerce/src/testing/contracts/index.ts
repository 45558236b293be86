/**
 * What every listing must do, whoever answers it; for tests of those that can.
 * It is not a test by itself: the caller opens the service it is proved on.
 */
import { describeListingFacets } from './listing-facets.ts';
import { describeListingFilters } from './listing-filters.ts';
import { describeListingOrder } from './listing-order.ts';
import type { OpenTestCommerce } from './open-test-commerce.ts';

export type { OpenTestCommerce };

export function describeListings(open: OpenTestCommerce): void {
  describeListingFilters(open);
  describeListingOrder(open);
  describeListingFacets(open);
}
