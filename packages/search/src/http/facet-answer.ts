import { badRequest } from '../service/api-error.ts';
import type { OpenedIndex } from '../service/index-catalogue.ts';
import type { SearchLimits } from './limits.ts';
import { readSearchParameters } from './parameters/search-parameters.ts';
import type { JsonObject } from './request-body.ts';
import type { Steps } from './route.ts';

/** Looks up values of one facet among the records the other parameters leave over. */
export function* answerFacetSearch(
  { name, index, primary, settings }: OpenedIndex,
  facet: string,
  body: JsonObject,
  limits: SearchLimits,
): Steps<JsonObject> {
  const started = performance.now();
  const { query } = readSearchParameters(body, limits);
  const { facetQuery = '' } = body;
  if (typeof facetQuery !== 'string' || facetQuery.length > limits.queryBytes)
    throw badRequest(
      `Invalid value for "facetQuery" parameter, expected string shorter than ${limits.queryBytes} bytes`,
    );
  const asked = { ...query, facet, facetQuery };
  const facetHits = index.searchFacetValues(asked, primary === undefined ? undefined : settings);
  if (!facetHits)
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  yield facetHits;
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true },
    index: name,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}
