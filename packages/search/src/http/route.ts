import { ApiError, badRequest } from '../service/api-error.ts';
import type { SearchService } from '../service/search-service.ts';
import type { Turns } from '../turns.ts';
import type { Right } from './authorise.ts';
import type { SearchLimits } from './limits.ts';
import { type JsonObject, readBody, readJsonObject } from './request-body.ts';

/** One call that was found and allowed. */
export interface Call {
  readonly service: SearchService;
  readonly limits: SearchLimits;
  /** What stands in the path where the pattern has a colon. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** A question: small. */
  readQuestion(): Promise<JsonObject>;
  /** What is to be written: as bytes, for the thread that reads them. */
  readWrite(): Promise<Uint8Array>;
  /**
   * Answers step by step, others being let in between. Whatever of some size a step adds to the answer it hands out, so that an
   * answer that grows too large is given up on the way.
   */
  answer<Answer>(work: Steps<Answer>): Promise<Answer>;
}

export type Steps<Answer> = Generator<object | undefined, Answer>;

/** The body of the answer; its status is 200. */
export type Handler = (call: Call) => unknown;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` takes one segment. */
  readonly pattern: string;
  readonly right: Right;
  readonly handle: Handler;
}

export interface FoundRoute {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

/** The first route that fits; patterns without a colon come first where both would. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  segments: readonly string[],
): FoundRoute | undefined {
  for (const route of routes) {
    if (route.method !== method) continue;
    const path = matchPattern(route.pattern.split('/').slice(1), segments);
    if (path) return { route, path };
  }
  return undefined;
}

function matchPattern(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [position, expected] of pattern.entries()) {
    const segment = segments[position] ?? '';
    if (expected.startsWith(':')) path[expected.slice(1)] = segment;
    else if (expected !== segment) return undefined;
  }
  return path;
}

export function createCall(
  request: Request,
  query: URLSearchParams,
  path: Readonly<Record<string, string>>,
  dependencies: Pick<Call, 'service' | 'limits'> & { readonly turns: Turns },
): Call {
  const { service, limits, turns } = dependencies;
  return {
    service,
    limits,
    path,
    query,
    readQuestion: () => readJsonObject(request, limits.queryBodyBytes),
    readWrite: () => readBody(request, limits.writeBodyBytes),
    answer(work) {
      const answered = turns.run(weighed(work, limits.answerBytes));
      if (!answered) throw new ApiError(503, 'Too many requests are waiting, try again later');
      return answered;
    },
  };
}

function* weighed<Answer>(work: Steps<Answer>, most: number): Steps<Answer> {
  let bytes = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (value) bytes += weightOf(value);
    if (bytes > most) throw badRequest(`Answer larger than ${most} bytes, ask for fewer hits or attributes`);
    yield;
  }
}

/** About as many bytes as it takes in JSON. */
function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 6;
  let weight = 2;
  if (Array.isArray(value)) for (const item of value) weight += weightOf(item);
  else for (const name in value) weight += name.length + 4 + weightOf((value as JsonObject)[name]);
  return weight;
}

export function isSet(query: URLSearchParams, name: string): boolean {
  return query.get(name) === 'true';
}
