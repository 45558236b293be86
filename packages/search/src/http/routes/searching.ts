import { badRequest, unknownIndex } from '../../service/api-error.ts';
import type { OpenedIndex } from '../../service/index-catalogue.ts';
import { answerFacetSearch } from '../facet-answer.ts';
import { parametersOfQueryString } from '../parameters/query-string.ts';
import { readSearchParameters, type SearchParameters } from '../parameters/search-parameters.ts';
import { isJsonObject, type JsonObject } from '../request-body.ts';
import type { Call, Route, Steps } from '../route.ts';
import { withRules } from '../rules/with-rules.ts';
import { answerSearch } from '../search-answer.ts';

export const searchingRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/1/indexes/*/queries', right: 'search', handle: searchMany },
  { method: 'POST', pattern: '/1/indexes/:index/query', right: 'search', handle: searchOne },
  { method: 'GET', pattern: '/1/indexes/:index', right: 'search', handle: searchByAddress },
  { method: 'GET', pattern: '/1/indexes/:index/query', right: 'search', handle: searchByAddress },
  { method: 'POST', pattern: '/1/indexes/:index/facets/:facet/query', right: 'search', handle: searchFacet },
];

async function searchOne(call: Call) {
  const body = await call.readQuestion();
  return call.answer(answerQuestion(call, readQuestion(call, call.path.index, body)));
}

function searchByAddress(call: Call) {
  const parameters = parametersOfQueryString(call.query.toString());
  return call.answer(answerQuestion(call, readQuestion(call, call.path.index, parameters)));
}

async function searchFacet(call: Call) {
  const body = await call.readQuestion();
  const { index, facet = '' } = call.path;
  return call.answer(answerFacetSearch(openedIndex(call, index), facet, body, call.limits));
}

/** Several questions at once. With `stopIfEnoughMatches` those after the first that fills its page are not asked. */
async function searchMany(call: Call) {
  const { requests, strategy = 'none' } = await call.readQuestion();
  if (!Array.isArray(requests)) throw badRequest("Missing mandatory attribute 'requests'");
  if (requests.length > call.limits.requestsPerCall)
    throw badRequest(`Too many queries, expected at most ${call.limits.requestsPerCall}`);
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches')
    throw badRequest('Invalid value for "strategy" parameter, expected one of none, stopIfEnoughMatches');
  return call.answer(answerMany(call, requests, strategy === 'stopIfEnoughMatches'));
}

function* answerMany(
  call: Call,
  requests: readonly unknown[],
  stopsIfEnough: boolean,
): Steps<{ results: readonly JsonObject[] }> {
  const questions: (Question | FacetQuestion)[] = [];
  for (const request of requests) {
    questions.push(readRequest(call, request));
    yield;
  }
  refuseTooManyHits(call, questions);
  const results: JsonObject[] = [];
  let hasEnough = false;
  for (const question of questions) {
    const result = hasEnough ? notAsked(question) : yield* answerAny(call, question);
    if (stopsIfEnough) hasEnough ||= isFull(result);
    results.push(result);
  }
  return { results };
}

interface Question {
  readonly opened: OpenedIndex;
  readonly parameters: SearchParameters;
}

interface FacetQuestion {
  readonly opened: OpenedIndex;
  readonly facet: string;
  readonly body: JsonObject;
}

function readRequest(call: Call, request: unknown): Question | FacetQuestion {
  if (!isJsonObject(request)) throw badRequest('Invalid request, expected an object');
  const { indexName, type = 'default', facet } = request;
  if (type === 'facet') {
    if (typeof facet !== 'string') throw badRequest('Missing mandatory attribute "facet"');
    return { opened: openedIndex(call, indexName), facet, body: request };
  }
  if (type !== 'default')
    throw badRequest('Invalid value for "type" parameter, expected one of default, facet');
  return readQuestion(call, indexName, request);
}

function readQuestion(call: Call, name: unknown, body: JsonObject): Question {
  return { opened: openedIndex(call, name), parameters: readSearchParameters(body, call.limits) };
}

/** However a question says how many it wants, or leaves it to the index. */
function refuseTooManyHits({ limits }: Call, questions: readonly (Question | FacetQuestion)[]): void {
  const wanted = questions.map((question) => {
    if ('facet' in question) return 0;
    const { query } = question.parameters;
    const { hitsPerPage } = question.opened.settings;
    return query.offset === undefined && query.length === undefined
      ? (query.hitsPerPage ?? hitsPerPage)
      : (query.length ?? query.hitsPerPage ?? hitsPerPage);
  });
  if (wanted.reduce((sum, hits) => sum + hits, 0) > Math.max(limits.hitsPerCall, limits.hitsPerPage))
    throw badRequest(`Too many hits, expected at most ${limits.hitsPerCall} in all queries together`);
}

function answerAny(call: Call, question: Question | FacetQuestion): Steps<JsonObject> {
  return 'facet' in question
    ? answerFacetSearch(question.opened, question.facet, question.body, call.limits)
    : answerQuestion(call, question);
}

function* answerQuestion(call: Call, { opened, parameters }: Question): Steps<JsonObject> {
  const { query, followsRules } = parameters;
  const ruled = followsRules
    ? withRules(opened.rules, query, { now: call.service.now(), limits: call.limits })
    : query;
  const answer = yield* answerSearch(opened, { ...parameters, query: ruled });
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

function notAsked({ opened }: Question | FacetQuestion): JsonObject {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    index: opened.name,
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
