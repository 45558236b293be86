import { listingSorts, type OwnSort, ownSorts, type SortOption } from '@bowline/markets';
import { type Aggregations, aggregationOf } from './facets.ts';

/** What decides how a listing can be sorted. */
export interface SortFacts {
  readonly place: 'category' | 'search';
  /** The fields that commerce can sort by. */
  readonly fields: readonly string[];
  readonly aggregations: Aggregations;
}

/** The listing's own order first; an attribute is offered only where its goods differ in it. */
export function offeredSorts(facts: SortFacts, defaultSort: OwnSort): readonly SortOption[] {
  return ['default', ...ownSorts.filter((sort) => sort !== defaultSort && canSortBy(sort, facts))];
}

export function canSortBy(sort: OwnSort, { place, fields, aggregations }: SortFacts): boolean {
  if (sort === 'position') return place === 'category';
  if (sort === 'relevance') return place === 'search';
  const { field, isAttribute } = listingSorts[sort];
  if (!isAttribute) return true;
  const differing = aggregationOf(aggregations, field)?.options?.length ?? 0;
  return fields.includes(field) && differing > 1;
}
