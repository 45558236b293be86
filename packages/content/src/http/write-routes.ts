import { isObject } from '../documents/document.ts';
import type { ContentLimits } from '../limits.ts';
import { decideActions, purgedBy } from '../mutations/decide-actions.ts';
import { readActions } from '../mutations/read-actions.ts';
import { readMutations } from '../mutations/read-mutations.ts';
import type { Writer } from '../mutations/writer.ts';
import { contentError, httpError, json } from './answers.ts';
import { bodyRefused, writeRefused } from './refusal-answers.ts';
import { readJson } from './request-body.ts';
import type { RouteRequest } from './route-request.ts';

const transactionIdShape = /^[a-zA-Z0-9._-]{1,128}$/;

/** `mutate/production`: all mutations or none. */
export function createMutateRoute(writer: Writer, limits: ContentLimits) {
  return async ({ request, search, access }: RouteRequest): Promise<Response> => {
    if (!access.mayWrite) return forbidden('mutationError');
    const body = await readWriteBody(request, 'mutations', limits);
    if (body instanceof Response) return body;
    const mutations = readMutations(body.list, limits);
    if (!mutations.ok) return writeRefused(mutations.refusal, 'mutationError');
    const written = await writer.write(() => mutations, {
      author: access.author ?? access.identity,
      dryRun: isTrue(search, 'dryRun'),
      generatesArrayKeys: isTrue(search, 'autoGenerateArrayKeys'),
      ...(body.transactionId !== undefined && { transactionId: body.transactionId }),
    });
    if (!written.ok) return writeRefused(written.refusal, 'mutationError');
    const { transactionId, results } = written.value;
    const withIds = isTrue(search, 'returnIds');
    const withDocuments = isTrue(search, 'returnDocuments');
    return json({
      transactionId,
      results: results.map(({ id, operation, document }) => ({
        ...((withIds || withDocuments) && { id }),
        operation,
        ...(withDocuments && { document }),
      })),
    });
  };
}

/** `actions/production`: what editors do with drafts. */
export function createActionsRoute(writer: Writer, limits: ContentLimits) {
  return async ({ request, access }: RouteRequest): Promise<Response> => {
    if (!access.mayWrite) return forbidden('actionError');
    const body = await readWriteBody(request, 'actions', limits);
    if (body instanceof Response) return body;
    const actions = readActions(body.list, limits);
    if (!actions.ok) return writeRefused(actions.refusal, 'actionError');
    const written = await writer.write((committed) => decideActions(actions.value, committed), {
      author: access.author ?? access.identity,
      dryRun: body.dryRun,
      purge: purgedBy(actions.value),
      ...(body.transactionId !== undefined && { transactionId: body.transactionId }),
    });
    if (!written.ok) return writeRefused(written.refusal, 'actionError');
    return json({ transactionId: written.value.transactionId });
  };
}

interface WriteBody {
  readonly list: readonly unknown[];
  readonly transactionId: string | undefined;
  readonly dryRun: boolean;
}

async function readWriteBody(
  request: Request,
  part: 'mutations' | 'actions',
  limits: ContentLimits,
): Promise<WriteBody | Response> {
  const body = await readJson(request, limits.bodyBytes);
  if (!body.ok) return bodyRefused(body.refusal);
  const list = isObject(body.value) ? body.value[part] : undefined;
  if (!isObject(body.value) || !Array.isArray(list))
    return httpError(400, `The body must have a list of ${part}`);
  const { transactionId, dryRun } = body.value;
  if (
    transactionId !== undefined &&
    !(typeof transactionId === 'string' && transactionIdShape.test(transactionId))
  ) {
    return httpError(400, 'The transaction id is no id');
  }
  return { list, transactionId, dryRun: dryRun === true };
}

function forbidden(type: 'mutationError' | 'actionError'): Response {
  const description = 'Insufficient permissions; permission "update" required';
  const items = [
    { error: { type: 'insufficientPermissionsError', description, permission: 'update' }, index: 0 },
  ];
  return contentError(403, { type, description, items });
}

const isTrue = (search: URLSearchParams, name: string): boolean => search.get(name) === 'true';
