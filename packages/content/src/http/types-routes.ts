import { isObject } from '../documents/document.ts';
import type { ContentLimits } from '../limits.ts';
import { describeTypes, findProblems } from '../types/content-types.ts';
import { httpError, json } from './answers.ts';
import { bodyRefused } from './refusal-answers.ts';
import { readJson } from './request-body.ts';
import type { RouteRequest } from './route-request.ts';

/** `types/production`: what there is to write and with which fields. For editors, so that no form has to be written by hand. */
export function answerTypes({ access }: RouteRequest): Response {
  if (!access.mayReadAll) return httpError(403, 'Reading the types needs a token');
  return json({ types: describeTypes() });
}

const mostProblems = 200;

/** `check/production`: what keeps a document from being published, with the place of each problem. */
export function createCheckRoute(limits: ContentLimits) {
  return async ({ request, access }: RouteRequest): Promise<Response> => {
    if (!access.mayReadAll) return httpError(403, 'Checking a document needs a token');
    const body = await readJson(request, limits.bodyBytes);
    if (!body.ok) return bodyRefused(body.refusal);
    const document = isObject(body.value) ? body.value.document : undefined;
    if (!isObject(document)) return httpError(400, 'The body must have a document');
    return json({ problems: findProblems(document).slice(0, mostProblems) });
  };
}
