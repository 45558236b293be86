import { ok, type Result, refuse } from '@bowline/kit';
import { isObject } from '../documents/document.ts';
import { readPerspective } from '../documents/perspective.ts';
import type { ContentLimits } from '../limits.ts';
import type { Parameters } from '../queries/parse-query.ts';
import type { QueryEngine } from '../queries/query-engine.ts';
import type { QueryRefusal } from '../queries/query-refusals.ts';
import { httpError, jsonBytes } from './answers.ts';
import { bodyRefused, queryRefused } from './refusal-answers.ts';
import { readJson } from './request-body.ts';
import type { RouteRequest } from './route-request.ts';

/** What clients subscribe to; there is one for all documents. */
export const syncTag = 's1:bowline';

export function createQueryRoute(engine: QueryEngine, limits: ContentLimits) {
  return async (route: RouteRequest): Promise<Response> => {
    const started = performance.now();
    const { request, search, access, apiVersion } = route;
    const perspective = readPerspective(search.get('perspective'), {
      apiVersion,
      mayReadAll: access.mayReadAll,
    });
    if (!perspective) return httpError(400, 'The perspective cannot be understood');
    let query = search.get('query') ?? '';
    let parameters: Parameters = {};
    if (request.method === 'POST') {
      const body = await readJson(request, limits.queryLength + limits.parameterLength);
      if (!body.ok) return bodyRefused(body.refusal);
      if (!isObject(body.value) || typeof body.value.query !== 'string')
        return httpError(400, 'The body must have a query');
      if (body.value.params !== undefined && body.value.params !== null && !isObject(body.value.params))
        return httpError(400, '"params" must be an object');
      query = body.value.query;
      parameters = isObject(body.value.params) ? body.value.params : {};
    } else {
      const read = readParameters(search, limits);
      if (!read.ok) return queryRefused(read.refusal, query);
      parameters = read.value;
    }
    if (!query) return queryRefused(unreadable('No query was given'), query);

    const answer = await engine.run(
      { query, parameters, perspective, identity: access.identity },
      route.asker,
    );
    if (!answer.ok) return queryRefused(answer.refusal, query);
    const asked = search.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`;
    const ms = Math.round(performance.now() - started);
    return jsonBytes(`{${asked}"result":`, answer.value, `,"ms":${ms},"syncTags":["${syncTag}"]}`);
  };
}

const unreadable = (description: string): QueryRefusal => ({
  code: 'query-unreadable',
  details: { description, start: 0, end: 0 },
});

/** `$name=<JSON>` for every parameter. */
export function readParameters(
  search: URLSearchParams,
  { parameterLength }: Pick<ContentLimits, 'parameterLength'>,
): Result<Parameters, QueryRefusal> {
  const parameters: Record<string, unknown> = {};
  let length = 0;
  for (const [key, value] of search) {
    if (!key.startsWith('$')) continue;
    const name = key.slice(1);
    length += value.length;
    if (length > parameterLength) return refuse('query-too-long', {});
    if (name === '__proto__') return refuse('parameters-unreadable', { name });
    try {
      parameters[name] = JSON.parse(value) as unknown;
    } catch {
      return refuse('parameters-unreadable', { name });
    }
  }
  return ok(parameters);
}
