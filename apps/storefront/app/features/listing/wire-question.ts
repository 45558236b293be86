import { listingSorts, type OwnSort } from '@bowline/markets';
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../generated/operations.ts';
import type { BookedFilter } from './facets.ts';
import type { ListingState } from './listing-state.ts';

/** A filter of which the visitor has chosen something, with the values that commerce knows it by. */
export interface Refinement {
  readonly filter: BookedFilter;
  readonly values: readonly string[];
}

/** What the visitor chose and the listing knows; the rest of the address is ignored. */
export function refinementsOf(
  filters: readonly BookedFilter[],
  { chosen }: Pick<ListingState, 'chosen'>,
): readonly Refinement[] {
  return filters.flatMap((filter) => {
    const slugs = chosen[filter.parameter] ?? [];
    const values = slugs.flatMap((slug) => filter.options.get(slug)?.value ?? []);
    return values.length > 0 ? [{ filter, values }] : [];
  });
}

/** Values of one filter are alternatives, filters narrow one another (decision D4). Chosen categories replace the one they lie in. */
export function wireFilter(
  base: ProductAttributeFilterInput,
  refinements: readonly Refinement[],
  { price }: Pick<ListingState, 'price'>,
): ProductAttributeFilterInput {
  const { from, to } = price;
  const bounds = {
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
  };
  return {
    ...base,
    ...Object.fromEntries(refinements.map(({ filter, values }) => [filter.code, { in: [...values] }])),
    ...(Object.keys(bounds).length > 0 && { price: bounds }),
  };
}

/** Goods that are alike in the attribute stay in the order of the merchant. */
export function wireSort(sort: OwnSort): ProductAttributeSortInput {
  const { field, direction, isAttribute } = listingSorts[sort];
  return { [field]: direction, ...(isAttribute && { position: 'ASC' as const }) };
}
