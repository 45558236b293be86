import { ok, type Result, refuse } from '@bowline/kit';
import { textsOf } from '#texts';
import type { CatalogContext } from '../model.ts';
import type { CatalogRefusal } from '../refusals.ts';
import { type Aggregation, aggregations } from './aggregations.ts';
import { type ProductFilterInput, readCategories, readFilter } from './filter-input.ts';
import type { ListingFilter, ListingPage, SortKey } from './listing-filter.ts';
import { type ProductSortInput, readSort } from './ordering.ts';
import { checkPage, checkRange, type PageInfo, type PageRequest } from './pagination.ts';

export interface ListingRequest extends PageRequest {
  readonly search: string;
  readonly filter: ProductFilterInput;
  readonly sort: ProductSortInput;
  /** Names of the sort fields in the order they were written. */
  readonly sortOrder: readonly string[];
}

/** What was asked for, understood; the page itself is read from it. */
export interface Listing {
  readonly filter: ListingFilter;
  readonly sort: readonly SortKey[];
  readonly askedCategories: readonly number[];
  readonly products: ListingPage['products'];
  readonly total: number;
  readonly pageInfo: PageInfo;
}

export async function listProducts(
  context: CatalogContext,
  request: ListingRequest,
): Promise<Result<Listing, CatalogRefusal>> {
  const page = checkPage(request, context.maximumPageSize);
  if (!page.ok) return page;
  const tree = context.catalog.tree();
  const book = context.catalog.book();
  const categories = readCategories(request.filter, tree);
  if (!categories.ok) return categories;
  const { pricing, locale } = context;
  const priced = { view: pricing.view(), locale, today: pricing.today };
  const filter = readFilter(request.filter, request.search, categories.value, { tree, book, priced });
  const askedCategories = categories.value ?? [];
  const sort = readSort(request.sort, request.sortOrder, filter, askedCategories.length, book);
  const { products, total } = await context.catalog.listing.page({
    filter,
    sort,
    limit: request.pageSize,
    offset: (request.currentPage - 1) * request.pageSize,
  });
  const pageInfo = checkRange(request, total);
  if (!pageInfo.ok) return pageInfo;
  return ok({ filter, sort, askedCategories, products, total, pageInfo: pageInfo.value });
}

/** Behaviour 1; an empty search asks for everything. */
export function checkAsked(
  search: string | null | undefined,
  filter: object | null | undefined,
): Result<undefined, CatalogRefusal<'search-or-filter-missing'>> {
  return typeof search === 'string' || filter ? ok() : refuse('search-or-filter-missing');
}

/** Null where what is listed cannot be counted. */
export async function aggregateListing(
  context: CatalogContext,
  listing: Listing,
  { directChildrenOnly }: { readonly directChildrenOnly: boolean },
): Promise<readonly Aggregation[] | null> {
  if (listing.total === 0) return [];
  const facets = await context.catalog.listing.facets(listing.filter, listing.total);
  if (!facets) return null;
  const tree = context.catalog.tree();
  const parents = listing.askedCategories.length ? listing.askedCategories : [tree.root?.id ?? 0];
  const children = parents.flatMap((id) => tree.childrenOf(id).map((child) => child.id));
  return aggregations({
    facets,
    tree,
    book: context.catalog.book(),
    priceView: context.pricing.view(),
    labels: textsOf('catalog', context.store.locale).labels,
    ...(directChildrenOnly && { offeredCategories: new Set(children) }),
  });
}
