import { coloursOfWord, type ListingFilter, listingFilters } from '@bowline/markets';
import type { ListingAggregationFragment } from '../../generated/operations.ts';
import { bySlug } from './option-slug.ts';

/** A filter as the panel shows it. */
export interface Facet {
  readonly parameter: string;
  readonly label: string;
  readonly look: ListingFilter['look'];
  readonly options: readonly FacetOption[];
}

export interface FacetOption {
  readonly slug: string;
  readonly label: string;
  readonly count: number;
  /** What a swatch shows; absent where the label names no colour. */
  readonly colours?: readonly string[];
}

export type Aggregations = readonly (ListingAggregationFragment | null)[] | null | undefined;

interface WireOption {
  readonly label: string;
  readonly value: string;
  readonly count: number;
}

/** All that a listing can be filtered by before anything is chosen: every later address is read by these. */
export interface FilterBook {
  /** The filters that have options, in their order of display. */
  readonly filters: readonly BookedFilter[];
  readonly price: { readonly label: string; readonly from: number; readonly to: number } | null;
}

export interface BookedFilter extends ListingFilter {
  readonly label: string;
  readonly options: ReadonlyMap<string, WireOption>;
}

export function filterBook(aggregations: Aggregations): FilterBook {
  const filters = listingFilters.flatMap((filter): BookedFilter[] => {
    const found = aggregationOf(aggregations, filter.code);
    const options = optionsOf(found);
    return found && options.length > 0
      ? [{ ...filter, label: found.label ?? filter.code, options: bySlug(options) }]
      : [];
  });
  return { filters, price: priceBounds(aggregations) };
}

export function aggregationOf(aggregations: Aggregations, code: string) {
  return aggregations?.find((aggregation) => aggregation?.attribute_code === code) ?? undefined;
}

function optionsOf(aggregation: ListingAggregationFragment | undefined): WireOption[] {
  return (aggregation?.options ?? []).flatMap((option) =>
    option?.label ? [{ label: option.label, value: option.value, count: option.count ?? 0 }] : [],
  );
}

/** The price facet counts ranges such as `10_20`: their ends are the ends of the listing. */
function priceBounds(aggregations: Aggregations): FilterBook['price'] {
  const found = aggregationOf(aggregations, 'price');
  const ranges = optionsOf(found).map(({ value }) => value.split('_').map(Number));
  const from = Math.min(...ranges.map(([lowest]) => lowest ?? 0));
  const to = Math.max(...ranges.map(([, highest]) => highest ?? 0));
  return Number.isFinite(from) && Number.isFinite(to) && to > from
    ? { label: found?.label ?? '', from, to }
    : null;
}

/**
 * The facet with the counts of one answer. An option that would leave nothing is not offered, unless it is chosen; nor is
 * a filter of which every option would leave everything.
 */
export function facetOf(
  filter: BookedFilter,
  counted: Aggregations,
  { chosen, productCount }: { readonly chosen: readonly string[]; readonly productCount: number },
): Facet | null {
  const counts = new Map(
    optionsOf(aggregationOf(counted, filter.code)).map(({ value, count }) => [value, count]),
  );
  const options = [...filter.options].flatMap(([slug, { label, value }]): FacetOption[] => {
    const count = counts.get(value) ?? 0;
    if (count === 0 && !chosen.includes(slug)) return [];
    const colours = filter.look === 'swatches' ? coloursOfWord(label) : [];
    return [{ slug, label, count, ...(colours.length > 0 && { colours }) }];
  });
  const changesNothing = chosen.length === 0 && options.every(({ count }) => count === productCount);
  return changesNothing
    ? null
    : { parameter: filter.parameter, label: filter.label, look: filter.look, options };
}
