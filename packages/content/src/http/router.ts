import type { Log } from '@bowline/database';
import type { Fetch } from '@bowline/kit';
import type { Access } from './access.ts';
import { httpError, json } from './answers.ts';
import type { RouteRequest } from './route-request.ts';

export type Route = (request: RouteRequest) => Response | Promise<Response>;

/** By the first parts of the path after the version: `data/query`, `assets/images`, `users`. */
export interface Routes {
  readonly ofDataset: Readonly<
    Record<string, { readonly methods: readonly string[]; readonly answer: Route }>
  >;
  readonly user: Route;
  /** Pictures and files, which have no version in their address. */
  readonly files: (request: Request, pathname: string) => Promise<Response> | undefined;
}

interface RouterOptions {
  readonly routes: Routes;
  readonly projectId: string;
  readonly dataset: string;
  readonly accessOf: (request: Request) => Access | undefined;
  readonly ready: () => Promise<void>;
  readonly log: Log;
}

const versionedPath = /^\/v(\d{4}-\d{2}-\d{2}|\d+|X)\/(.+)$/;

export function createRouter(options: RouterOptions): Fetch {
  const { routes, projectId, dataset, accessOf, ready, log } = options;

  async function answer(request: Request): Promise<Response> {
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
    const route = { request, apiVersion, access, search: url.searchParams };

    if (parts[0] === 'users') return routes.user({ ...route, rest: parts.slice(1) });
    if (parts.join('/') === 'check/cors') return json({ result: { allowed: true, withCredentials: false } });
    const named = findDatasetRoute(parts);
    if (!named) return httpError(404, 'There is nothing at this address');
    if (named.dataset !== dataset) return httpError(404, `Dataset "${named.dataset}" not found for project`);
    if (!named.methods.includes(request.method)) {
      return httpError(405, 'This is not how it is asked for', { allow: named.methods.join(', ') });
    }
    await ready();
    return named.answer({ ...route, rest: named.rest });
  }

  function findDatasetRoute(parts: readonly string[]) {
    for (const length of [3, 2]) {
      const route = routes.ofDataset[parts.slice(0, length).join('/')];
      if (route) return { ...route, dataset: parts[length] ?? '', rest: parts.slice(length + 1) };
    }
    return undefined;
  }

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      log.error({ err: error, requestId: request.headers.get('x-request-id') }, 'A content request failed');
      return httpError(500, 'An unexpected error occurred');
    }
  };
}

function decodeParts(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
