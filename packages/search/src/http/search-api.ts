import type { Fetch } from '@bowline/kit';
import { ApiError, badRequest, internalError } from '../service/api-error.ts';
import type { SearchLog } from '../service/model.ts';
import type { SearchService } from '../service/search-service.ts';
import { createTurns } from '../turns.ts';
import { errorAnswer, jsonAnswer, preflightAnswer } from './answers.ts';
import { createAuthorisation, type SearchKeys } from './authorise.ts';
import type { SearchLimits } from './limits.ts';
import { createCall, findRoute, type Route } from './route.ts';
import { configuringRoutes } from './routes/configuring.ts';
import { readingRoutes } from './routes/reading.ts';
import { recommendingRoutes } from './routes/recommending.ts';
import { rulingRoutes } from './routes/ruling.ts';
import { searchingRoutes } from './routes/searching.ts';
import { writingRoutes } from './routes/writing.ts';

export interface SearchApiOptions {
  readonly service: SearchService;
  readonly keys: SearchKeys;
  readonly limits: SearchLimits;
  readonly log: SearchLog;
}

/** Those with the widest patterns last. */
export const searchRoutes: readonly Route[] = [
  ...searchingRoutes,
  ...recommendingRoutes,
  ...configuringRoutes,
  ...rulingRoutes,
  ...readingRoutes,
  ...writingRoutes,
];

/** Algolia's REST protocol over the service. */
export function createSearchApi({ service, keys, limits, log }: SearchApiOptions): Fetch {
  const authorise = createAuthorisation(keys);
  const turns = createTurns({ mostWaiting: limits.waitingCalls });

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const found = findRoute(searchRoutes, request.method, segmentsOf(pathname));
    authorise(request, searchParams, found?.route.right ?? 'search');
    if (!found) throw new ApiError(404, 'Path not supported by REST API');
    const call = createCall(request, searchParams, found.path, { service, limits, turns });
    return jsonAnswer(await found.route.handle(call));
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return preflightAnswer();
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof ApiError) return errorAnswer(error);
      // Whoever went away while asking made no mistake of ours.
      if (request.signal.aborted) return errorAnswer(badRequest('The request was broken off'));
      log.error({ err: error, path: new URL(request.url).pathname }, 'A search request failed');
      return errorAnswer(internalError());
    }
  };
}

function segmentsOf(pathname: string): string[] {
  try {
    return pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    throw badRequest('Invalid path');
  }
}
