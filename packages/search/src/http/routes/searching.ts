import { createBreathing } from '../../breathe.ts';
import { badRequest, unknownIndex } from '../../service/api-error.ts';
import type { OpenedIndex } from '../../service/index-catalogue.ts';
import { answerFacetSearch } from '../facet-answer.ts';
import { parametersOfQueryString } from '../parameters/query-string.ts';
import { readSearchParameters, type SearchParameters } from '../parameters/search-parameters.ts';
import { isJsonObject, type JsonObject } from '../request-body.ts';
import type { Call, Route } from '../route.ts';
import { answerSearch } from '../search-answer.ts';

export const searchingRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/1/indexes/*/queries', right: 'search', handle: searchMany },
  { method: 'POST', pattern: '/1/indexes/:index/query', right: 'search', handle: searchOne },
  { method: 'GET', pattern: '/1/indexes/:index', right: 'search', handle: searchByAddress },
  { method: 'GET', pattern: '/1/indexes/:index/query', right: 'search', handle: searchByAddress },
  { method: 'POST', pattern: '/1/indexes/:index/facets/:facet/query', right: 'search', handle: searchFacet },
];

async function searchOne(call: Call) {
  return search(call, call.path.index, await call.readQuestion());
}

function searchByAddress(call: Call) {
  return search(call, call.path.index, parametersOfQueryString(call.query.toString()));
}

async function searchFacet(call: Call) {
  const body = await call.readQuestion();
  const { index, facet = '' } = call.path;
  return answerFacetSearch(openedIndex(call, index), facet, body, call.limits);
}

/** Several questions at once. With `stopIfEnoughMatches` those after the first that fills its page are not asked. */
async function searchMany(call: Call) {
  const { requests, strategy = 'none' } = await call.readQuestion();
  if (!Array.isArray(requests)) throw badRequest("Missing mandatory attribute 'requests'");
  if (requests.length > call.limits.requestsPerCall)
    throw badRequest(`Too many queries, expected at most ${call.limits.requestsPerCall}`);
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches')
    throw badRequest('Invalid value for "strategy" parameter, expected one of none, stopIfEnoughMatches');
  refuseTooManyHits(call, requests);
  const breathe = createBreathing();
  const results: JsonObject[] = [];
  let hasEnough = false;
  for (const request of requests as readonly unknown[]) {
    if (!isJsonObject(request)) throw badRequest('Invalid request, expected an object');
    const result = hasEnough ? notAsked(call, request) : answerRequest(call, request);
    if (strategy === 'stopIfEnoughMatches') hasEnough ||= isFull(result);
    results.push(result);
    await breathe();
  }
  return { results };
}

function refuseTooManyHits({ limits }: Call, requests: readonly unknown[]): void {
  const asked = requests
    .filter(isJsonObject)
    .map(({ hitsPerPage, length }) => Number(hitsPerPage ?? length ?? 0))
    .filter((hits) => hits > 0);
  if (asked.reduce((sum, hits) => sum + hits, 0) > Math.max(limits.hitsPerCall, limits.hitsPerPage))
    throw badRequest(`Too many hits, expected at most ${limits.hitsPerCall} in all queries together`);
}

function answerRequest(call: Call, request: JsonObject): JsonObject {
  const { indexName, type = 'default', facet } = request;
  if (type === 'facet') {
    if (typeof facet !== 'string') throw badRequest('Missing mandatory attribute "facet"');
    return answerFacetSearch(openedIndex(call, indexName), facet, request, call.limits);
  }
  if (type !== 'default')
    throw badRequest('Invalid value for "type" parameter, expected one of default, facet');
  return search(call, indexName, request);
}

function search(call: Call, name: unknown, body: JsonObject): JsonObject {
  const opened = openedIndex(call, name);
  const parameters = readSearchParameters(body, call.limits);
  const answer = answerSearch(opened, parameters);
  if (isQuestion(parameters))
    call.service.countQuery(
      opened.primary ?? opened.name,
      parameters.query.query ?? '',
      Number(answer.nbHits ?? 0),
    );
  return answer;
}

/** What a person asked: not the next page of it, and not a count of facets beside it. */
function isQuestion({ query, countsAsQuestion }: SearchParameters): boolean {
  return (
    countsAsQuestion && (query.query ?? '') !== '' && !query.page && !query.offset && query.hitsPerPage !== 0
  );
}

function isFull({ nbHits, hitsPerPage }: JsonObject): boolean {
  return Number(nbHits ?? 0) >= Number(hitsPerPage ?? 20) && Number(nbHits ?? 0) > 0;
}

function notAsked(call: Call, { indexName }: JsonObject): JsonObject {
  const { name } = openedIndex(call, indexName);
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    index: name,
    params: '',
    processed: false,
  };
}

export function openedIndex({ service }: Call, name: unknown): OpenedIndex {
  if (typeof name !== 'string' || name === '') throw badRequest("Missing mandatory attribute 'indexName'");
  const opened = service.find(name);
  if (!opened) throw unknownIndex(name);
  return opened;
}
