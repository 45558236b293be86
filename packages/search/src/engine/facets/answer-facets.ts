import { facetAttributes } from '../attribute-lists.ts';
import type { Candidates } from '../candidates.ts';
import { limits } from '../limits.ts';
import type { IndexSettings } from '../model.ts';
import type { EngineResult } from '../query-model.ts';
import type { Segment } from '../segment/open-segment.ts';
import { facetStats, visitFacetCounts } from './facet-counts.ts';

type FacetAnswer = Pick<EngineResult, 'facets' | 'facetsStats'>;

/** Counts and statistics of the facets asked for; those the index does not have are left out. */
export function answerFacets(
  segments: readonly Segment[],
  candidates: readonly Candidates[],
  asked: readonly string[],
  settings: IndexSettings,
): FacetAnswer {
  const facets: Record<string, Record<string, number>> = {};
  const facetsStats: Record<string, FacetAnswer['facetsStats'][string]> = {};
  const most = Math.min(settings.maxValuesPerFacet, limits.facetValues);
  const byName = settings.sortFacetValuesBy === 'alpha';
  for (const attribute of countedFacets(asked, settings)) {
    const shown: Record<string, number> = {};
    let size = 0;
    visitFacetCounts(segments, candidates, attribute, { most, byName }, (value, count) => {
      shown[value] = count;
      size++;
    });
    if (size === 0) continue;
    facets[attribute] = shown;
    const stats = facetStats(segments, candidates, attribute);
    if (stats !== undefined) facetsStats[attribute] = stats;
  }
  return { facets, facetsStats };
}

function countedFacets(asked: readonly string[], settings: IndexSettings): readonly string[] {
  if (asked.length === 0) return [];
  const known = facetAttributes(settings.attributesForFaceting)
    .filter(({ filterOnly }) => !filterOnly)
    .map(({ attribute }) => attribute);
  const chosen = asked.includes('*') ? known : known.filter((attribute) => asked.includes(attribute));
  return chosen.slice(0, limits.facets);
}
