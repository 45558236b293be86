import { listingSorts, type OwnSort, ownSorts, productsPerPage, type SortOption } from '@bowline/markets';
import type { CommerceClient } from '../../data/commerce-client.ts';
import { dataOf } from '../../data/data-of.ts';
import {
  ListingCountsQuery,
  type ListingFactsFragment,
  ListingPageQuery,
  type ListingPageQueryResult,
  type ProductAttributeFilterInput,
} from '../../generated/operations.ts';
import { serviceUnavailable } from '../../routing/error-answers.ts';
import { type TileOfProduct, toSummaries } from '../catalog/product-tile.ts';
import {
  type Aggregations,
  aggregationOf,
  type Facet,
  type FilterBook,
  facetOf,
  filterBook,
} from './facets.ts';
import { isFiltered, type ListingState } from './listing-state.ts';
import { type Refinement, refinementsOf, wireFilter, wireSort } from './wire-question.ts';

export interface ListingView {
  /** As the address says it, without what this listing does not know. */
  readonly state: ListingState;
  readonly facets: readonly Facet[];
  readonly price: FilterBook['price'];
  readonly sorts: readonly SortOption[];
  readonly productCount: number;
  readonly pageCount: number;
  readonly products: readonly TileOfProduct[];
}

/** What is listed before anybody chooses anything. */
export interface ListingScope {
  readonly place: SortFacts['place'];
  readonly search?: string;
  readonly filter: ProductAttributeFilterInput;
  readonly defaultSort: OwnSort;
}

/** How commerce sorts what it is not told to sort (behaviour 14). */
const unsorted = { category: 'position', search: 'relevance' } as const;

/** The variables of the first question. Products come with it unless their choice or order depends on its answer. */
export function factsQuestion(state: ListingState) {
  const isAnswerable =
    !isFiltered(state) && (state.sort === 'default' || !listingSorts[state.sort].isAttribute);
  return {
    page: isAnswerable ? state.page : 1,
    pageSize: productsPerPage,
    withProducts: isAnswerable,
    ...(isAnswerable && state.sort !== 'default' && { sort: wireSort(state.sort) }),
  };
}

/** Null when there is no such page. */
export async function loadListing(
  commerce: CommerceClient,
  scope: ListingScope,
  asked: ListingState,
  facts: ListingFactsFragment,
): Promise<ListingView | null> {
  assertUnderstood(asked, facts.aggregations);
  const book = filterBook(facts.aggregations);
  const sortFacts: SortFacts = {
    place: scope.place,
    fields: facts.sort_fields?.options?.flatMap((option) => option?.value ?? []) ?? [],
    aggregations: facts.aggregations,
  };
  const refinements = refinementsOf(book.filters, asked);
  const own = canSortBy(scope.defaultSort, sortFacts) ? scope.defaultSort : unsorted[scope.place];
  const sort = asked.sort !== 'default' && canSortBy(asked.sort, sortFacts) ? asked.sort : own;
  const state: ListingState = {
    ...asked,
    chosen: knownChoice(refinements, asked),
    sort: sort === own ? 'default' : sort,
  };
  const answered = asked.sort === 'default' ? unsorted[scope.place] : asked.sort;
  const isAnswered = factsQuestion(asked).withProducts && answered === sort;
  const [page, ownCounts] = await Promise.all([
    isAnswered ? facts : loadPage(commerce, scope, { state, refinements, sort }),
    loadOwnCounts(commerce, scope, { state, refinements, unfiltered: facts.aggregations }),
  ]);
  if (!page) return null;
  const productCount = page.total_count ?? 0;
  return {
    state,
    facets: book.filters.flatMap((filter) => {
      const counted: Aggregations = ownCounts.get(filter.code) ?? page.aggregations;
      return facetOf(filter, counted, { chosen: state.chosen[filter.parameter] ?? [], productCount }) ?? [];
    }),
    price: book.price,
    sorts: offeredSorts(sortFacts, own),
    productCount,
    pageCount: page.page_info?.total_pages ?? 1,
    products: toSummaries(page.items).map(({ uid: _, ...tile }) => tile),
  };
}

/** A large listing may be there before it is counted. Nobody is shown all goods who has asked for some of them, or in another order. */
function assertUnderstood(asked: ListingState, aggregations: Aggregations): void {
  const needsCounts = isFiltered(asked) || (asked.sort !== 'default' && listingSorts[asked.sort].isAttribute);
  if (needsCounts && !aggregations) throw serviceUnavailable(undefined);
}

function knownChoice(refinements: readonly Refinement[], { chosen }: ListingState): ListingState['chosen'] {
  const known = refinements.map(({ filter: { parameter, options } }) => [
    parameter,
    (chosen[parameter] ?? []).filter((slug) => options.has(slug)),
  ]);
  return Object.fromEntries(known);
}

type ListedPage = NonNullable<ListingPageQueryResult['products']>;

async function loadPage(
  commerce: CommerceClient,
  scope: ListingScope,
  { state, refinements, sort }: { state: ListingState; refinements: readonly Refinement[]; sort: OwnSort },
): Promise<ListedPage | null> {
  const answer = await commerce.query(ListingPageQuery, {
    ...(scope.search !== undefined && { search: scope.search }),
    filter: wireFilter(scope.filter, refinements, state),
    sort: wireSort(sort),
    page: state.page,
    pageSize: productsPerPage,
  });
  return isBeyondTheLastPage(answer, state) ? null : dataOf(answer).products;
}

/** A page beyond the last one is an error of the API (behaviour 4) and a missing page of the shop. */
export function isBeyondTheLastPage(
  { errors }: { readonly errors: readonly { readonly extensions?: { readonly category?: string } }[] },
  { page }: Pick<ListingState, 'page'>,
): boolean {
  return page > 1 && errors.some((error) => error.extensions?.category === 'graphql-input');
}

/** What decides how a listing can be sorted. */
interface SortFacts {
  readonly place: 'category' | 'search';
  /** The fields that commerce can sort by. */
  readonly fields: readonly string[];
  readonly aggregations: Aggregations;
}

/** The listing's own order first; an attribute is offered only where its goods differ in it. */
function offeredSorts(facts: SortFacts, defaultSort: OwnSort): readonly SortOption[] {
  return ['default', ...ownSorts.filter((sort) => sort !== defaultSort && canSortBy(sort, facts))];
}

function canSortBy(sort: OwnSort, { place, fields, aggregations }: SortFacts): boolean {
  if (sort === 'position') return place === 'category';
  if (sort === 'relevance') return place === 'search';
  // Not every commerce knows it.
  if (sort === 'rating') return fields.includes('rating');
  const { field, isAttribute } = listingSorts[sort];
  if (!isAttribute) return true;
  const differing = aggregationOf(aggregations, field)?.options?.length ?? 0;
  return fields.includes(field) && differing > 1;
}

/**
 * Values of one filter are alternatives, so its counts must not be narrowed by its own choice: for each filter in use,
 * the aggregations of the listing without it. A count that cannot be had leaves that of the result.
 */
async function loadOwnCounts(
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
