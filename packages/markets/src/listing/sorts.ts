import type { SortOption } from '../attributes.ts';
import { fillShopWords } from '../shop.ts';

export interface ListingSort {
  /** The value of the `sort` parameter. */
  readonly value: string;
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
  /** True when only some catalogues have the attribute, and only some categories goods with it. */
  readonly isAttribute: boolean;
}

/** A sort that says itself what to sort by; the default one leaves that to the category or to the search. */
export type OwnSort = Exclude<SortOption, 'default'>;

const builtIn = (value: string, field: string, direction: 'ASC' | 'DESC' = 'ASC'): ListingSort => ({
  value,
  field,
  direction,
  isAttribute: false,
});

const byAttribute = (value: string, field: string): ListingSort => ({
  value,
  field,
  direction: 'ASC',
  isAttribute: true,
});

/** Specification 3, "Sort options": what each means to commerce. */
export const listingSorts: Readonly<Record<OwnSort, ListingSort>> = {
  position: builtIn('position', 'position'),
  relevance: builtIn('relevance', 'relevance', 'DESC'),
  name: builtIn('name', 'name'),
  priceAsc: builtIn('price-asc', 'price'),
  priceDesc: builtIn('price-desc', 'price', 'DESC'),
  rating: builtIn('rating', 'rating', 'DESC'),
  ropeDiameter: byAttribute('rope-diameter', 'rope_diameter'),
  feedThroughSize: byAttribute('feed-through-size', 'feed_through_size'),
  accessoryLength: byAttribute('accessory-length', 'length_accessory'),
};

export const ownSorts = Object.keys(listingSorts) as readonly OwnSort[];

export function sortByParameter(value: string): OwnSort | undefined {
  return ownSorts.find((sort) => listingSorts[sort].value === value);
}

/** Whoever looks for hardware knows the width, whoever looks for rope the diameter; elsewhere the merchant's order stands. */
const defaultSorts: Readonly<Record<string, OwnSort>> = {
  '{product}-accessory/buckles-and-shackles': 'feedThroughSize',
  '{product}-accessory/carabiners-and-snap-hooks': 'feedThroughSize',
  '{product}-accessory/rings': 'feedThroughSize',
  '{product}-accessory/beads': 'feedThroughSize',
  '{product}-accessory/cord-locks-and-ends': 'feedThroughSize',
  '{product}-accessory/rivets-screws-and-eyelets': 'accessoryLength',
  'climbing-rope-per-meter': 'ropeDiameter',
  'other-cord/mooring-lines': 'ropeDiameter',
  'other-cord/jute-rope': 'ropeDiameter',
  'other-cord/hemp-look-rope': 'ropeDiameter',
  'leather-products/round-leather-cord': 'ropeDiameter',
};

/** The order a category opens in, by its path in the default locale, without the leading slash. */
export function defaultSortOf(categoryPath: string, productWord?: string): OwnSort {
  const row = Object.entries(defaultSorts).find(
    ([template]) => fillShopWords(template, productWord) === categoryPath,
  );
  return row?.[1] ?? 'position';
}
