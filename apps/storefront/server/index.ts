/**
 * The storefront as a service: turns a request into a page of the right locale and currency.
 * It knows the services only as `Fetch` functions and reads nothing from the environment.
 */
import type { Fetch } from '@bowline/kit';
import type { PrefixStrategy } from '@bowline/markets';
import type { ServerBuild } from 'react-router';
import type { ContentAccess, PictureAccess, RequestLog, SearchAccess } from '../app/shop-context.ts';
import { finishError } from './error-answers.ts';
import { isMalformedAddress } from './malformed-address.ts';
import { createPageHandlers } from './page-handlers.ts';
import { redirectBeforeRouting } from './redirects.ts';
import { rememberVisit } from './remember-visit.ts';
import { describeVisit, type Visit } from './visit.ts';

export interface StorefrontDependencies {
  /** In development the build changes while the server runs. */
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly mode: 'production' | 'development';
  readonly commerce: Fetch;
  readonly commerceUrl: string;
  readonly content: ContentAccess;
  readonly search: SearchAccess;
  readonly pictures: PictureAccess;
  readonly strategy: PrefixStrategy;
  readonly environment: string;
  readonly log: RequestLog;
}

export interface Storefront {
  readonly fetch: Fetch;
}

export function createStorefront(dependencies: StorefrontDependencies): Storefront {
  const handlers = createPageHandlers(dependencies);
  return {
    async fetch(request) {
      const url = new URL(request.url);
      if (isMalformedAddress(url)) return new Response('This address is not valid.', { status: 400 });
      const manifest = await handlers.manifest(url.pathname);
      if (manifest) return manifest;
      const visit = describeVisit(request, dependencies.strategy);
      const response = redirectBeforeRouting(request, visit) ?? (await handlers.page(request, visit));
      return rememberVisit(finishError(response, visit), visit);
    },
  };
}

export type { ContentAccess, PictureAccess, Visit };
