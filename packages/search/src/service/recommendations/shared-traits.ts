import type { OptionalFilter } from '../../engine/index.ts';
import type { OpenedIndex } from '../index-catalogue.ts';
import type { SearchRecord } from '../model.ts';
import { valuesOf } from './matches-filter.ts';

export interface Trait {
  readonly attribute: string;
  readonly value: string;
  /** The rarer a trait, the more it says. */
  readonly weight: number;
}

const mostTraits = 40;

/** What is worth comparing in a record: the values of its facets, except those that nearly every record has. */
export function traitsOf(record: SearchRecord, { index, settings }: OpenedIndex): readonly Trait[] {
  const attributes = settings.attributesForFaceting
    .filter((listed) => !listed.startsWith('filterOnly('))
    .map((listed) => listed.replace(/^(?:\w+\()+|\)+$/g, ''));
  const counted = index.search({ query: '', hitsPerPage: 0, facets: attributes, maxValuesPerFacet: 1000 });
  const traits = attributes.flatMap((attribute) =>
    valuesOf(record, attribute)
      .filter((value) => typeof value === 'string')
      .map((value): Trait => {
        const counts = counted.facets[attribute] ?? {};
        const count = Object.hasOwn(counts, value) ? (counts[value] ?? 1) : 1;
        return { attribute, value, weight: Math.round(10 * Math.log2(Math.max(1, counted.nbHits / count))) };
      }),
  );
  return traits
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostTraits);
}

export function asOptionalFilters(traits: readonly Trait[]): readonly OptionalFilter[] {
  return traits.map(({ attribute, value, weight }) => ({
    filter: { kind: 'facet', attribute, value },
    score: weight,
  }));
}

/** How much of the traits another record shares, from 0 to 1. */
export function likeness(traits: readonly Trait[], other: SearchRecord): number {
  const total = traits.reduce((sum, { weight }) => sum + weight, 0);
  const shared = traits
    .filter(({ attribute, value }) => valuesOf(other, attribute).includes(value))
    .reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : shared / total;
}
