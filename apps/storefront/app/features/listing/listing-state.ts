import {
  listingFilters,
  listingParameters,
  listingSorts,
  priceParameters,
  type SortOption,
  sortByParameter,
} from '@bowline/markets';

/** What the address of a listing says: nothing else decides what the page shows. */
export interface ListingState {
  /** Slugs of the chosen options by the parameter of their filter. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** In the visitor's currency. */
  readonly price: PriceRange;
  readonly sort: SortOption;
  readonly page: number;
}

export interface PriceRange {
  readonly from?: number;
  readonly to?: number;
}

/** More than anyone ticks, and few enough for one question to commerce. */
const mostValuesOfAFilter = 40;

/** Null when the page is no number that a page can have; everything else that is not understood is ignored. */
export function readListingState(search: URLSearchParams): ListingState | null {
  const page = Number(search.get('page') ?? '1');
  if (!Number.isSafeInteger(page) || page < 1) return null;
  const chosen = listingFilters.flatMap(({ parameter }) => {
    const slugs = [...new Set(search.getAll(parameter).filter(isSlug))].sort().slice(0, mostValuesOfAFilter);
    return slugs.length > 0 ? [[parameter, slugs] as const] : [];
  });
  return {
    chosen: Object.fromEntries(chosen),
    price: readPrice(search),
    sort: sortByParameter(search.get('sort') ?? '') ?? 'default',
    page,
  };
}

function isSlug(value: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 80;
}

/** Bounds in the wrong order are the same range. */
function readPrice(search: URLSearchParams): PriceRange {
  const from = readAmount(search.get(priceParameters.from));
  const to = readAmount(search.get(priceParameters.to));
  const isTurned = from !== undefined && to !== undefined && from > to;
  const [lowest, highest] = isTurned ? [to, from] : [from, to];
  return {
    ...(lowest !== undefined && { from: lowest }),
    ...(highest !== undefined && { to: highest }),
  };
}

function readAmount(text: string | null): number | undefined {
  const written = (text ?? '').trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(written) ? Number(written) : undefined;
}

/** The query of the address that says this, always in the same order; empty for the plain listing. */
export function listingSearch(state: ListingState, query?: string): string {
  const search = new URLSearchParams(query ? { q: query } : {});
  for (const { parameter } of listingFilters)
    for (const slug of state.chosen[parameter] ?? []) search.append(parameter, slug);
  const { from, to } = state.price;
  if (from !== undefined) search.set(priceParameters.from, String(from));
  if (to !== undefined) search.set(priceParameters.to, String(to));
  if (state.sort !== 'default') search.set('sort', listingSorts[state.sort].value);
  if (state.page > 1) search.set('page', String(state.page));
  return search.size === 0 ? '' : `?${search}`;
}

/** True when something is left out of the listing. */
export function isFiltered({ chosen, price }: ListingState): boolean {
  return Object.keys(chosen).length > 0 || price.from !== undefined || price.to !== undefined;
}

/** What the canonical address keeps (specification 2.6): the page, however it is chosen or ordered; the first needs no name. */
export function ownSearch({ page }: ListingState): string {
  return page > 1 ? `?page=${page}` : '';
}

/** A form sent without scripts names its empty fields too: the query as a link would say it, or null when it is fine. */
export function tidySearch(search: URLSearchParams): string | null {
  const isOurs = (name: string) => listingParameters.includes(name);
  const isUntidy = [...search].some(([name, value]) => value === '' && isOurs(name));
  const state = isUntidy && readListingState(search);
  if (!state) return null;
  const others = [...search].filter(([name]) => !isOurs(name));
  const tidy = new URLSearchParams([...others, ...new URLSearchParams(listingSearch(state))]);
  return tidy.size === 0 ? '' : `?${tidy}`;
}

/** The whole listing in the same order. */
export function withoutFilters(state: ListingState): ListingState {
  return { ...state, chosen: {}, price: {}, page: 1 };
}

export function withoutPrice(state: ListingState): ListingState {
  return { ...state, price: {}, page: 1 };
}

export function withoutOption(state: ListingState, parameter: string, slug: string): ListingState {
  const { [parameter]: slugs = [], ...others } = state.chosen;
  const left = slugs.filter((other) => other !== slug);
  return { ...state, chosen: left.length > 0 ? { ...others, [parameter]: left } : others, page: 1 };
}
