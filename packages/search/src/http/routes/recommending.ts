import type { FilterTree } from '../../engine/index.ts';
import { badRequest } from '../../service/api-error.ts';
import { models, type Recommendation, recommend } from '../../service/recommendations/recommend.ts';
import { createParameterReader } from '../parameters/parameter-reader.ts';
import { readSearchParameters } from '../parameters/search-parameters.ts';
import { isJsonObject, type JsonObject } from '../request-body.ts';
import type { Call, Route, Steps } from '../route.ts';
import { openedIndex } from './searching.ts';

export const recommendingRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/1/indexes/*/recommendations', right: 'search', handle: recommendMany },
];

async function recommendMany(call: Call) {
  const { requests } = await call.readQuestion();
  if (!Array.isArray(requests)) throw badRequest("Missing mandatory attribute 'requests'");
  const { recommendationsPerCall } = call.limits;
  if (requests.length > recommendationsPerCall)
    throw badRequest(`Too many requests, expected at most ${recommendationsPerCall}`);
  return call.answer(answerMany(call, requests));
}

function* answerMany(call: Call, requests: readonly unknown[]): Steps<{ results: readonly object[] }> {
  const results: object[] = [];
  for (const request of requests) {
    if (!isJsonObject(request)) throw badRequest('Invalid request, expected an object');
    const result = yield* recommendOne(call, request);
    results.push(result);
    yield result;
  }
  return { results };
}

function* recommendOne(call: Call, request: JsonObject): Steps<object> {
  const started = performance.now();
  const read = createParameterReader(request, call.limits);
  const opened = openedIndex(call, request.indexName);
  if (read.raw('model') === 'trending-facets') return trendingFacets(call, request);
  const model = read.oneOf('model', models);
  if (!model) throw badRequest("Missing mandatory attribute 'model'");
  const objectID = read.text('objectID');
  if (objectID === undefined && model !== 'trending-items')
    throw badRequest("Missing mandatory attribute 'objectID'");
  const { query } = readSearchParameters(parametersIn(request, 'queryParameters'), call.limits);
  const asked = read.integer('maxRecommendations', call.limits.recommendations) ?? 0;
  const recommendations = yield* recommend(opened, {
    model,
    objectID,
    threshold: readThreshold(request),
    most: asked === 0 ? call.limits.recommendations : asked,
    filters: bothOf(query.filters, facetFilter(read.text('facetName'), read.text('facetValue'))),
    fallback: Object.hasOwn(request, 'fallbackParameters')
      ? readSearchParameters(parametersIn(request, 'fallbackParameters'), call.limits).query
      : undefined,
  });
  const attributes = query.attributesToRetrieve ?? opened.settings.attributesToRetrieve;
  const hits = recommendations.map((recommendation) => toHit(recommendation, attributes));
  return listAnswer(hits, opened.name, started);
}

function trendingFacets(call: Call, request: JsonObject) {
  const started = performance.now();
  const read = createParameterReader(request, call.limits);
  const facetName = read.text('facetName');
  if (facetName === undefined) throw badRequest("Missing mandatory attribute 'facetName'");
  const { name, index } = openedIndex(call, request.indexName);
  const most = read.integer('maxRecommendations', call.limits.recommendations) || call.limits.recommendations;
  const { facets, nbHits } = index.search({
    query: '',
    hitsPerPage: 0,
    facets: [facetName],
    maxValuesPerFacet: most,
  });
  const hits = Object.entries(facets[facetName] ?? {})
    .map(([facetValue, count]) => ({
      facetName,
      facetValue,
      _score: Math.round((100 * count) / Math.max(1, nbHits)),
    }))
    .filter(({ _score }) => _score >= readThreshold(request))
    .sort((a, b) => b._score - a._score);
  return listAnswer(hits, name, started);
}

function listAnswer(hits: readonly object[], index: string, started: number) {
  return {
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: hits.length,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true },
    query: '',
    params: '',
    index,
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}

function parametersIn(request: JsonObject, name: string): JsonObject {
  const value = Object.hasOwn(request, name) ? (request[name] ?? {}) : {};
  if (!isJsonObject(value)) throw badRequest(`Invalid value for "${name}" parameter, expected object`);
  return value;
}

function readThreshold({ threshold = 0 }: JsonObject): number {
  if (typeof threshold !== 'number' || threshold < 0 || threshold > 100)
    throw badRequest('Invalid value for "threshold" parameter, expected number between 0 and 100');
  return threshold;
}

function facetFilter(attribute: string | undefined, value: string | undefined): FilterTree | undefined {
  return attribute === undefined || value === undefined ? undefined : { kind: 'facet', attribute, value };
}

function bothOf(first: FilterTree | undefined, second: FilterTree | undefined): FilterTree | undefined {
  return first && second ? { kind: 'and', of: [first, second] } : (first ?? second);
}

function toHit({ record, score }: Recommendation, attributes: readonly string[]): JsonObject {
  const isWanted = (name: string) =>
    name === 'objectID' || attributes.includes('*') || attributes.includes(name);
  const picked = Object.entries(record).filter(([name]) => isWanted(name));
  return { ...Object.fromEntries(picked), ...(score !== undefined && { _score: score }) };
}
