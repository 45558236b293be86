import type { SearchService } from '../service/search-service.ts';
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
}

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
  dependencies: Pick<Call, 'service' | 'limits'>,
): Call {
  const { limits } = dependencies;
  return {
    ...dependencies,
    path,
    query,
    readQuestion: () => readJsonObject(request, limits.queryBodyBytes),
    readWrite: () => readBody(request, limits.writeBodyBytes),
  };
}

export function isSet(query: URLSearchParams, name: string): boolean {
  return query.get(name) === 'true';
}
