import type { MutationRefusal, WriteRefusal } from '../mutations/write-refusals.ts';
import type { QueryRefusal } from '../queries/query-refusals.ts';
import { contentError, httpError } from './answers.ts';
import type { BodyRefusal } from './request-body.ts';

export function bodyRefused({ code }: BodyRefusal): Response {
  return code === 'body-too-large'
    ? httpError(413, 'The request body is too large')
    : httpError(400, 'The request body cannot be read');
}

export function queryRefused(refusal: QueryRefusal, query: string): Response {
  if (refusal.code === 'queries-waiting') {
    return httpError(503, 'Too many queries are waiting', { 'retry-after': '1' });
  }
  const { type, description, start = 0, end = query.length } = queryProblem(refusal);
  return contentError(400, { type, description, start, end, query });
}

interface QueryProblem {
  readonly type: string;
  readonly description: string;
  readonly start?: number;
  readonly end?: number;
}

export function queryProblem(refusal: QueryRefusal): QueryProblem {
  switch (refusal.code) {
    case 'query-unreadable':
      return { type: 'queryParseError', ...refusal.details };
    case 'parameter-missing':
      return parseError(`param $${refusal.details.name} referenced, but not provided`);
    case 'parameters-unreadable':
      return parseError(`unable to parse value of "${refusal.details.name}"`);
    case 'query-too-long':
      return parseError('The query is too long');
    case 'query-too-deep':
      return parseError('The query nests too deeply');
    case 'query-failed':
      return { type: 'queryError', description: refusal.details.description };
    case 'query-too-slow':
      return { type: 'queryTimeoutError', description: 'The query takes too long' };
    case 'result-too-large':
      return { type: 'queryError', description: 'The result is too large' };
    case 'queries-waiting':
      return { type: 'queryError', description: 'Too many queries are waiting' };
  }
}

const parseError = (description: string): QueryProblem => ({ type: 'queryParseError', description });

const conflict = 409;

/** `mutationError` or `actionError`, by the door through which the mutations came. */
export function writeRefused(refusal: WriteRefusal, type: 'mutationError' | 'actionError'): Response {
  switch (refusal.code) {
    case 'mutation-unreadable': {
      const { description, index } = refusal.details;
      const item = { error: { type: 'validationError', description }, index };
      return contentError(400, { type, description: `Malformed: ${description}`, items: [item] });
    }
    case 'too-many-mutations':
      return contentError(413, {
        type,
        description: `A transaction may have ${refusal.details.limit} mutations`,
      });
    case 'transaction-exists':
      return contentError(conflict, {
        type,
        description: `Transaction ${refusal.details.transactionId} already exists`,
      });
    case 'mutations-failed': {
      const { index, reason } = refusal.details;
      const { status = conflict, ...error } = mutationProblem(reason);
      const description = `The mutation(s) failed: ${error.description}`;
      return contentError(status, { type, description, items: [{ error, index }] });
    }
  }
}

interface MutationProblem {
  readonly type: string;
  readonly description: string;
  readonly status?: number;
  readonly [detail: string]: unknown;
}

function mutationProblem(refusal: MutationRefusal): MutationProblem {
  switch (refusal.code) {
    case 'document-exists': {
      const { id } = refusal.details;
      return { type: 'documentAlreadyExistsError', id, description: `Document by ID "${id}" already exists` };
    }
    case 'document-missing': {
      const { id } = refusal.details;
      return {
        type: 'documentNotFoundError',
        id,
        description: `The document with the ID "${id}" was not found`,
      };
    }
    case 'revision-differs': {
      const { id, expected, actual } = refusal.details;
      const description = `Document "${id}" has unexpected revision ID ("${actual}"), expected "${expected}"`;
      return {
        type: 'documentRevisionIDDoesNotMatchError',
        currentRevisionID: actual,
        expectedRevisionID: expected,
        description,
      };
    }
    case 'field-is-fixed': {
      const { id, field } = refusal.details;
      return {
        type: 'immutableAttributeError',
        description: `Cannot modify immutable attribute "${field}" of "${id}"`,
      };
    }
    case 'document-unstorable': {
      const { id, description } = refusal.details;
      return { type: 'validationError', status: 400, description: `Document "${id}": ${description}` };
    }
    case 'selection-failed':
      return { status: 400, ...queryProblem(refusal.details.refusal) };
    case 'reference-missing': {
      const { id, reference } = refusal.details;
      return {
        type: 'documentReferenceDoesNotExistError',
        id,
        referenceID: reference,
        description: `Document "${id}" references non-existent document "${reference}"`,
      };
    }
    case 'document-referenced': {
      const { id, by } = refusal.details;
      return {
        type: 'documentHasExistingReferencesError',
        id,
        referencingIDs: [by],
        description: `Document "${id}" cannot be deleted as there are references to it from "${by}"`,
      };
    }
    default:
      return patchProblem(refusal.code, refusal.details.path);
  }
}

const patchProblems = {
  'path-unreadable': 'is no path',
  'path-too-wide': 'means too many places',
  'not-a-number': 'is no number',
  'not-a-text': 'is no text',
  'not-a-list': 'is no list',
  'text-patch-failed': 'could not be patched: the text is another',
} as const;

function patchProblem(code: keyof typeof patchProblems, path: string): MutationProblem {
  const description = `Cannot apply the patch: "${path}" ${patchProblems[code]}`;
  return { type: 'patchError', path, description, ...(code.startsWith('path-') && { status: 400 }) };
}
