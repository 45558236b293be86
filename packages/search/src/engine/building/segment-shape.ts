import { languageFor } from '../../language/language.ts';
import { facetAttributes, searchableAttributes, sortCriterion } from '../attribute-lists.ts';
import type { IndexSettings } from '../model.ts';

/** What of the settings decides how a segment is laid out. */
export interface SegmentShape {
  readonly language: string;
  /** Empty: every string of a record. */
  readonly searchable: readonly string[];
  readonly facets: readonly string[];
  readonly sorted: readonly string[];
}

export function segmentShape(settings: IndexSettings, replicas: readonly IndexSettings[]): SegmentShape {
  const criteria = [settings, ...replicas].flatMap(({ ranking, customRanking }) => [
    ...ranking,
    ...customRanking,
  ]);
  const facets = facetAttributes(settings.attributesForFaceting).map(({ attribute }) => attribute);
  const distinct = settings.attributeForDistinct === null ? [] : [settings.attributeForDistinct];
  return {
    language: languageFor(settings.indexLanguages[0] ?? settings.queryLanguages[0] ?? '').code,
    searchable: unique(searchableAttributes(settings.searchableAttributes).map(({ attribute }) => attribute)),
    facets: unique([...facets, ...distinct]),
    sorted: unique(criteria.flatMap((entry) => sortCriterion(entry)?.attribute ?? [])),
  };
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
