import { DatabaseAway, type Log } from '@bowline/database';
import type { Fetch, Result } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { cachingHeaders, neverCached } from './caching.ts';
import type { Documents, PreparedDocument } from './documents.ts';
import { type ReportedError, reportError, reportRefusal, statusOf } from './errors.ts';
import {
  describeTransportRefusal,
  type GraphqlRequest,
  readGraphqlRequest,
  type TransportRefusal,
  type Variables,
} from './http-request.ts';
import { type Limits, nestsDeeperThan } from './limits.ts';
import type { CommerceRefusal } from './refusals.ts';

const encoder = new TextEncoder();
/** Room for nearly every answer; the text is written here once instead of being measured first and written then. */
const room = new Uint8Array(512 * 1024);
const mostBytesPerUnit = 3;

export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  if (text.length * mostBytesPerUnit > room.length) return encoder.encode(text);
  return room.slice(0, encoder.encodeInto(text, room).written);
}

/** A schema with the documents prepared for it; replaced as a whole when the attributes change. */
export interface SchemaEdition {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
}

export interface RequestContext {
  readonly requestId: string;
  readonly store: { readonly locale: LocaleName };
  readonly cacheId: string;
  readonly tags: ReadonlySet<string>;
}

export interface RequestFacts {
  readonly requestId: string;
  readonly rawVariables: Variables;
}

export interface HandlerOptions {
  readonly edition: () => Promise<SchemaEdition>;
  readonly createContext: (
    request: Request,
    facts: RequestFacts,
  ) => Promise<Result<RequestContext, CommerceRefusal>>;
  readonly limits: Limits;
  readonly isDeveloperMode: boolean;
  readonly log: Log;
}

const allowedMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const allow = { Allow: allowedMethods.join(', ') };

/** Behaviours 160 to 166: Magento's HTTP contract around graphql-js. */
export function createGraphqlHandler(options: HandlerOptions): Fetch {
  return async (request) => {
    const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID();
    try {
      return await answer(options, request, requestId);
    } catch (error) {
      if (error instanceof DatabaseAway) return unavailable();
      // Whoever went away while asking made no mistake of ours.
      if (request.signal.aborted) return errorResponse(400, { message: 'The request was broken off' });
      options.log.error({ requestId, err: error }, 'A GraphQL request failed');
      return errorResponse(500, { message: 'Internal server error' });
    }
  };
}

async function answer(options: HandlerOptions, request: Request, requestId: string): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: allow });
  }
  if (!allowedMethods.includes(request.method)) {
    return new Response(null, { status: 405, headers: allow });
  }
  const read = await readGraphqlRequest(request, options.limits);
  if (!read.ok) return transportRefused(read.refusal);
  const { query, variables, method } = read.value;

  const { documents } = await options.edition();
  let prepared = documents.find(query);
  // The parser must not be given what it would recurse into too deeply.
  if (!prepared && nestsDeeperThan(query, options.limits.nesting)) {
    return transportRefused({ code: 'query-nested-too-deeply' });
  }
  try {
    prepared ??= documents.prepare(query);
  } catch (error) {
    if (error instanceof GraphQLError) return errorResponse(400, reportError(error).formatted);
    throw error;
  }
  if (method === 'GET' && prepared.containsMutation) return transportRefused({ code: 'mutation-by-get' });

  const context = await options.createContext(request, { requestId, rawVariables: variables });
  if (!context.ok) return refused(context.refusal);

  const result = await prepared.execute(context.value, variables);
  return respond(options, request, read.value, prepared, context.value, result);
}

function respond(
  options: HandlerOptions,
  request: Request,
  { method, query }: GraphqlRequest,
  prepared: PreparedDocument,
  context: RequestContext,
  result: ExecutionResult,
): Response {
  const errors = (result.errors ?? []).map((error) => reportError(error, context.store.locale));
  // Half an answer would look like a shop without goods.
  if (errors.some(({ surprise }) => surprise instanceof DatabaseAway)) return unavailable();
  logSurprises(options.log, context.requestId, errors);
  const shown = options.isDeveloperMode ? errors : errors.slice(0, 1);
  const headers = cachingHeaders({
    method,
    query,
    rootFields: prepared.rootFields,
    containsMutation: prepared.containsMutation,
    hasErrors: errors.length > 0,
    cacheId: context.cacheId,
    requestedCacheId: request.headers.get('x-magento-cache-id'),
    tags: context.tags,
  });
  const body = {
    ...(shown.length && { errors: shown.map((error) => error.formatted) }),
    ...(result.data !== undefined && { data: result.data }),
  };
  return json(statusOf(errors), body, headers);
}

function logSurprises(log: Log, requestId: string, errors: readonly ReportedError[]): void {
  for (const { surprise, formatted } of errors) {
    if (surprise) log.error({ requestId, err: surprise, path: formatted.path }, 'A GraphQL field failed');
  }
}

function transportRefused(refusal: TransportRefusal): Response {
  const { status, message } = describeTransportRefusal(refusal);
  return errorResponse(status, { message }, status === 405 ? { Allow: 'POST' } : {});
}

function refused(refusal: CommerceRefusal): Response {
  const reported = reportRefusal(refusal);
  return errorResponse(statusOf([reported]), reported.formatted);
}

/** Longer than anybody waits with a page: whoever asks again by himself does so later. */
const retryAfterSeconds = '5';

function unavailable(): Response {
  return errorResponse(503, { message: 'Service unavailable' }, { 'Retry-After': retryAfterSeconds });
}

function errorResponse(status: number, error: object, headers: Record<string, string> = {}): Response {
  return json(status, { errors: [error] }, { ...neverCached, ...headers });
}

function json(status: number, body: object, headers: Record<string, string>): Response {
  // Bytes, because a text would be measured and encoded by whoever sends it, which takes longer.
  return new Response(encodeText(JSON.stringify(body)), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}
