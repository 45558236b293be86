import { DatabaseAway, type Log } from '@bowline/database';
import { clientAddress, type Fetch, isDiskFull } from '@bowline/kit';
import type { theShop } from '../queries/query-engine.ts';
import { type Access, anonymous } from './access.ts';
import { httpError, json } from './answers.ts';
import type { RouteRequest } from './route-request.ts';

export type Route = (request: RouteRequest) => Response | Promise<Response>;

/** How each kind of question about the data set is asked, by the first parts of its path after the version. */
export const datasetRoutes = {
  'data/query': ['GET', 'HEAD', 'POST'],
  'data/doc': ['GET', 'HEAD'],
  'data/mutate': ['POST'],
  'data/actions': ['POST'],
  'data/history': ['GET'],
  'data/types': ['GET'],
  'data/check': ['POST'],
  'data/listen': ['GET'],
  'data/live/events': ['GET'],
  'assets/images': ['POST'],
  'assets/files': ['POST'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const readingMethods: readonly string[] = ['GET', 'HEAD'];

type DatasetRoute = keyof typeof datasetRoutes;

export interface Routes {
  readonly ofDataset: Readonly<Record<DatasetRoute, Route>>;
  readonly user: Route;
  /** Pictures and files, which have no version in their address. */
  readonly files: (request: Request, pathname: string) => Promise<Response> | undefined;
}

interface RouterOptions {
  readonly routes: Routes;
  readonly projectId: string;
  readonly dataset: string;
  /** Where the service is reached from outside. */
  readonly ownOrigin: string;
  readonly accessOf: (request: Request) => Access | undefined;
  readonly ready: () => Promise<void>;
  readonly log: Log;
}

const versionedPath = /^\/v(\d{4}-\d{2}-\d{2}|\d+|X)\/(.+)$/;

export function createRouter(options: RouterOptions): (asker?: typeof theShop) => Fetch {
  const { routes, projectId, dataset, ownOrigin, accessOf, ready, log } = options;

  async function answer(request: Request, asker: typeof theShop | undefined): Promise<Response> {
    const url = new URL(request.url);
    const file = routes.files(request, url.pathname);
    if (file) return file;
    const [, apiVersion, path = ''] = versionedPath.exec(url.pathname) ?? [];
    const parts = apiVersion === undefined ? undefined : decodeParts(path);
    if (apiVersion === undefined || !parts) return httpError(404, 'There is nothing at this address');
    const project = request.headers.get('x-sanity-project-id');
    if (project !== null && project !== projectId)
      return httpError(404, `Project "${project}" does not exist`);
    const access = accessOf(request);
    if (!access) return httpError(401, 'Unauthorized - Session not found');
    const route: Omit<RouteRequest, 'rest'> = {
      request,
      apiVersion,
      access,
      search: url.searchParams,
      asker: asker ?? (access === anonymous ? clientAddress(request) : access.identity),
    };

    const isKnownByReading = parts[0] === 'users' || parts.join('/') === 'check/cors';
    if (isKnownByReading && !readingMethods.includes(request.method)) {
      return httpError(405, 'This is not how it is asked for', { allow: readingMethods.join(', ') });
    }
    if (parts[0] === 'users') return routes.user({ ...route, rest: parts.slice(1) });
    if (parts.join('/') === 'check/cors') {
      return json({ result: { allowed: isOwnPage(request, url), withCredentials: false } });
    }
    const named = findDatasetRoute(parts);
    if (!named) return httpError(404, 'There is nothing at this address');
    if (named.dataset !== dataset) return httpError(404, `Dataset "${named.dataset}" not found for project`);
    if (!named.methods.includes(request.method)) {
      return httpError(405, 'This is not how it is asked for', { allow: named.methods.join(', ') });
    }
    await ready();
    return named.answer({ ...route, rest: named.rest });
  }

  /** Answers carry no leave for pages of other origins: a browser lets only the shop's own read them. */
  function isOwnPage({ headers }: Request, { origin }: URL): boolean {
    const asking = headers.get('origin');
    return asking === null || asking === ownOrigin || asking === origin;
  }

  function findDatasetRoute(parts: readonly string[]) {
    for (const length of [3, 2]) {
      const name = parts.slice(0, length).join('/');
      if (!isDatasetRoute(name)) continue;
      const methods: readonly string[] = datasetRoutes[name];
      const rest = parts.slice(length + 1);
      return { answer: routes.ofDataset[name], methods, dataset: parts[length] ?? '', rest };
    }
    return undefined;
  }

  return (asker) => async (request) => {
    try {
      return await answer(request, asker);
    } catch (error) {
      if (error instanceof DatabaseAway)
        return httpError(503, 'The database is away', { 'retry-after': '5' });
      if (isDiskFull(error)) {
        log.error({ err: error }, 'Content has no room on its disk');
        return httpError(507, 'There is no room to keep this');
      }
      log.error({ err: error, requestId: request.headers.get('x-request-id') }, 'A content request failed');
      return httpError(500, 'An unexpected error occurred');
    }
  };
}

function isDatasetRoute(name: string): name is DatasetRoute {
  return Object.hasOwn(datasetRoutes, name);
}

function decodeParts(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
