import type { EngineResult, IndexSettings } from '../engine/index.ts';
import type { OpenedIndex } from '../service/index-catalogue.ts';
import { toQueryString } from './parameters/query-string.ts';
import type { SearchParameters } from './parameters/search-parameters.ts';
import type { JsonObject } from './request-body.ts';
import type { Steps } from './route.ts';

/** Searches and words the result as Algolia does. */
export function* answerSearch(
  { name, index, primary, settings }: OpenedIndex,
  { query, asked, responseFields }: SearchParameters,
): Steps<JsonObject> {
  const started = performance.now();
  const result = yield* index.searchInSteps(query, primary === undefined ? undefined : settings);
  yield result.facets;
  const answer = {
    hits: result.hits,
    nbHits: result.nbHits,
    ...(result.offset === undefined
      ? { page: result.page, nbPages: result.nbPages, hitsPerPage: result.hitsPerPage }
      : { offset: result.offset, length: result.length }),
    ...(query.facets && query.facets.length > 0 && { facets: result.facets }),
    ...(Object.keys(result.facetsStats).length > 0 && { facets_stats: result.facetsStats }),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: result.exhaustiveTypo,
    exhaustive: { facetsCount: true, nbHits: true, typo: result.exhaustiveTypo },
    ...beyondLimit(settings, result),
    query: query.query ?? '',
    ...(result.queryAfterRemoval !== undefined && { queryAfterRemoval: result.queryAfterRemoval }),
    params: toQueryString(asked),
    index: name,
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
  return responseFields.includes('*') ? answer : pick(answer, responseFields);
}

function beyondLimit({ paginationLimitedTo }: IndexSettings, result: EngineResult): { message?: string } {
  const first = result.offset ?? result.page * result.hitsPerPage;
  if (first === 0 || first < paginationLimitedTo) return {};
  return {
    message:
      `you can only fetch the ${paginationLimitedTo} hits for this query. You can extend the number of hits ` +
      'returned via the paginationLimitedTo index parameter or use the browse method.',
  };
}

function pick(answer: object, fields: readonly string[]): Record<string, unknown> {
  const always = new Set(['index', 'processingTimeMS', ...fields]);
  return Object.fromEntries(Object.entries(answer).filter(([name]) => always.has(name)));
}
