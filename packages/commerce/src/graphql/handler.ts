import { tracingChannel } from 'node:diagnostics_channel';
import { DatabaseAway, type Log } from '@bowline/database';
import { clientAddress, type Fetch, OwnAnswer, type Result } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { encodeText, jsonPieces } from './answer-text.ts';
import { cachingHeaders, isEverybodysQuestion, neverCached } from './caching.ts';
import type { Documents, Executed, PreparedDocument } from './documents.ts';
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
import type { Stranger, Strangers } from './strangers.ts';

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
  /** By what it asks for: nothing is changed, and nothing is one visitor's. */
  readonly isEverybodys: boolean;
}

export interface HandlerOptions {
  readonly edition: () => Promise<SchemaEdition>;
  readonly createContext: (
    request: Request,
    facts: RequestFacts,
  ) => Promise<Result<RequestContext, CommerceRefusal>>;
  readonly limits: Limits;
  readonly strangers: Strangers;
  readonly isDeveloperMode: boolean;
  readonly log: Log;
}

/** One operation, by the name its writer gave it. */
export interface ObservedOperation {
  readonly name: string;
  /** Asked by the shop's own code, whose names are known. */
  readonly isOwn: boolean;
  hasErrors: boolean;
}

/** Whoever wants to measure operations listens here; while nobody does, nothing is measured. */
export const operationChannel = tracingChannel<unknown, ObservedOperation>('bowline:operation');

const allowedMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const allow = { Allow: allowedMethods.join(', ') };

/** An answer before one of the web is made of it: whoever sends it by other means needs none. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

export interface GraphqlHandler {
  /** For everybody. */
  readonly fetch: Fetch;
  /** The same as it is before it becomes a `Response`. */
  readonly answer: (request: Request) => Promise<PlainAnswer>;
  /** For the shop's own code in this process, which waits for nobody. */
  readonly ownFetch: Fetch;
}

/** What there is to say, not yet written down. */
interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for an answer without a body. */
  readonly body: object | null;
  readonly isLong?: boolean;
}

/** Behaviours 160 to 166: Magento's HTTP contract around graphql-js. */
export function createGraphqlHandler(options: HandlerOptions): GraphqlHandler {
  async function handle<Answer>(
    request: Request,
    stranger: Stranger | undefined,
    write: (told: Told) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID();
    try {
      return await write(await answer(options, request, requestId, stranger));
    } catch (error) {
      if (error instanceof DatabaseAway) return write(unavailable());
      // Whoever went away while asking made no mistake of ours.
      if (request.signal.aborted) return write(errorAnswer(400, { message: 'The request was broken off' }));
      options.log.error({ requestId, err: error }, 'A GraphQL request failed');
      return write(errorAnswer(500, { message: 'Internal server error' }));
    }
  }

  async function answerStranger(request: Request): Promise<PlainAnswer> {
    const stranger = options.strangers.enter(clientAddress(request));
    if (!stranger) return writeDown(unavailable());
    try {
      return await handle(request, stranger, (told) => writeDown(told, stranger));
    } finally {
      stranger.leave();
    }
  }

  return {
    answer: answerStranger,
    async fetch(request) {
      const { body, ...init } = await answerStranger(request);
      return new Response(body, init);
    },
    ownFetch: (request) =>
      handle(request, undefined, ({ body, status, headers }) =>
        body ? new OwnAnswer(body, { status, headers }) : new Response(null, { status, headers }),
      ),
  };
}

/** As bytes, because a text would be measured and encoded by whoever sends it, which takes longer. */
function writeDown(
  { status, headers, body, isLong = false }: Told,
  stranger?: Stranger,
): PlainAnswer | Promise<PlainAnswer> {
  if (!body) return { status, headers, body };
  if (isLong && stranger)
    return encodeInTurns(body, stranger).then((bytes) => ({ status, headers, body: bytes }));
  return { status, headers, body: encodeText(JSON.stringify(body)) };
}

async function answer(
  options: HandlerOptions,
  request: Request,
  requestId: string,
  stranger: Stranger | undefined,
): Promise<Told> {
  if (request.method === 'OPTIONS') return { status: 204, headers: allow, body: null };
  if (!allowedMethods.includes(request.method)) return { status: 405, headers: allow, body: null };
  const read = await readGraphqlRequest(request, options.limits, stranger);
  if (!read.ok) return transportRefused(read.refusal);
  const { query, variables, method } = read.value;

  const { documents } = await options.edition();
  let prepared = documents.find(query);
  if (!prepared) await stranger?.turn();
  // The parser must not be given what it would recurse into too deeply.
  if (!prepared && nestsDeeperThan(query, options.limits.nesting)) {
    return transportRefused({ code: 'query-nested-too-deeply' });
  }
  try {
    prepared ??= documents.prepare(query);
  } catch (error) {
    if (error instanceof GraphQLError) return errorAnswer(400, reportError(error).formatted);
    throw error;
  }
  if (method === 'GET' && prepared.containsMutation) return transportRefused({ code: 'mutation-by-get' });

  const context = await options.createContext(request, {
    requestId,
    rawVariables: variables,
    isEverybodys: isEverybodysQuestion(read.value, prepared),
  });
  if (!context.ok) return refused(context.refusal);

  const execute = async () => prepared.execute(context.value, variables, stranger);
  const result = operationChannel.hasSubscribers
    ? await observed(execute, query, stranger === undefined)
    : await execute();
  return tell(options, { request, read: read.value, prepared, context: context.value, result });
}

const operationName = /^[^{]*?\b(?:query|mutation)\s+(\w{1,80})/;

function observed(execute: () => Promise<Executed>, query: string, isOwn: boolean): Promise<Executed> {
  const operation: ObservedOperation = {
    name: operationName.exec(query.slice(0, 1_000))?.[1] ?? '',
    isOwn,
    hasErrors: false,
  };
  return operationChannel.tracePromise(async () => {
    const result = await execute();
    operation.hasErrors = (result.errors?.length ?? 0) > 0;
    return result;
  }, operation);
}

interface Answered {
  readonly request: Request;
  readonly read: GraphqlRequest;
  readonly prepared: PreparedDocument;
  readonly context: RequestContext;
  readonly result: Executed;
}

function tell(options: HandlerOptions, answered: Answered): Told {
  const { request, prepared, context, result } = answered;
  const { method, query } = answered.read;
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
  const isLong = result.characters > mostCharactersInOneGo;
  return { status: statusOf(errors), headers: { ...ofJson, ...headers }, body, isLong };
}

/**
 * From here on writing an answer down takes so long that it is done in turns, which costs several times as much. They are counted
 * as if every name were the longest, so that there are a third as many: 250,000 for a cart of 100 lines, whose text has 90,000.
 */
const mostCharactersInOneGo = 300_000;

async function encodeInTurns(body: object, stranger: Stranger): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for (const piece of jsonPieces(body)) {
    pieces.push(encodeText(piece));
    await stranger.longTurn();
  }
  return Buffer.concat(pieces);
}

function logSurprises(log: Log, requestId: string, errors: readonly ReportedError[]): void {
  for (const { surprise, formatted } of errors) {
    if (surprise) log.error({ requestId, err: surprise, path: formatted.path }, 'A GraphQL field failed');
  }
}

function transportRefused(refusal: TransportRefusal): Told {
  const { status, message } = describeTransportRefusal(refusal);
  return errorAnswer(status, { message }, status === 405 ? { Allow: 'POST' } : {});
}

function refused(refusal: CommerceRefusal): Told {
  const reported = reportRefusal(refusal);
  return errorAnswer(statusOf([reported]), reported.formatted);
}

/** Longer than anybody waits with a page: whoever asks again by himself does so later. */
const retryAfterSeconds = '5';

function unavailable(): Told {
  return errorAnswer(503, { message: 'Service unavailable' }, { 'Retry-After': retryAfterSeconds });
}

const ofJson = { 'Content-Type': 'application/json' };

function errorAnswer(status: number, error: object, headers: Record<string, string> = {}): Told {
  return { status, headers: { ...ofJson, ...neverCached, ...headers }, body: { errors: [error] } };
}
