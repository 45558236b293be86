import { defaultLocale, isLocaleName, type LocaleName } from '@bowline/markets';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { LoadContextInput } from '../app/load-context.server.ts';
import type { ContentAccess } from '../app/shop-context.ts';
import type { StorefrontDependencies } from './index.ts';
import { buildForLocale, manifestPath, manifestScript } from './locale-build.ts';
import { createPublicPages, type PublicPage } from './public-pages/public-pages.ts';
import { recordReads } from './public-pages/recorded-reads.ts';
import type { Visit } from './visit.ts';
import { visitorLog } from './visitor-log.ts';

type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;
/** What app/entry.server.tsx exports besides what React Router asks for. */
type EntryModule = {
  createLoadContext(input: LoadContextInput): RouterContextProvider;
  createRequestHandler: typeof createRequestHandler;
  styleSheetLink: string;
  markLastGood(html: string, locale: LocaleName, madeAt: Date): string;
};

/** Read and removed by the server that writes the log. */
const routeNameHeader = 'x-route-name';

/** By which changes a page becomes untrue, as far as it may be kept; read and removed by the server that keeps pages. */
export const pageTagsHeader = 'x-page-tags';

export function createPageHandlers(dependencies: StorefrontDependencies) {
  const publicPage = createPublicPages();
  const handlersByBuild = new WeakMap<ServerBuild, Map<string, PageHandler>>();

  function handlerOf(build: ServerBuild, locale: LocaleName, basename: string): PageHandler {
    const handlers = handlersByBuild.get(build) ?? new Map<string, PageHandler>();
    handlersByBuild.set(build, handlers);
    const key = `${locale} ${basename}`;
    const handler =
      handlers.get(key) ??
      entryOf(build).createRequestHandler(buildForLocale(build, locale, basename), dependencies.mode);
    handlers.set(key, handler);
    return handler;
  }

  return {
    /** With drafts for an editor; nothing of such a page is for anybody else. */
    async page(request: Request, visit: Visit, drafts?: ContentAccess): Promise<Response> {
      const build = await dependencies.loadBuild();
      const entry = entryOf(build);
      const { commerceUrl, environment, hasWorker = false, patience, pictures } = dependencies;
      const reads = recordReads({ ...dependencies, ...(drafts && { content: drafts }) });
      const log = visitorLog(dependencies.log, visit.requestId, request.signal);
      let routeName: string | undefined;
      const context = entry.createLoadContext({
        ...visit,
        environment,
        hasWorker,
        isPreview: drafts !== undefined,
        log,
        commerceFetch: reads.commerce,
        commerceUrl,
        contentAccess: reads.content,
        search: reads.search,
        pictures,
        patience,
        thirdParties: dependencies.thirdParties(visit.market.name),
        addressLookup: dependencies.addressLookup,
        signal: request.signal,
        nameRoute: (name) => {
          routeName = name;
        },
      });
      const handle = handlerOf(build, visit.market.name, visit.basename);
      const response = await handle(withinShop(request, visit), context);
      if (routeName) response.headers.set(routeNameHeader, encodeURIComponent(routeName));
      const tags = reads.tags();
      if (tags && !drafts && isForEverybody(response)) response.headers.set(pageTagsHeader, tags.join(','));
      return response;
    },

    async publicPage(request: Request, visit: Visit): Promise<PublicPage | undefined> {
      return publicPage(await dependencies.loadBuild(), request, visit);
    },

    styleSheetLink: async () => entryOf(await dependencies.loadBuild()).styleSheetLink,

    async markLastGood(
      html: string,
      { locale, madeAt }: { readonly locale: string; readonly madeAt: Date },
    ): Promise<string> {
      const build = await dependencies.loadBuild();
      return entryOf(build).markLastGood(html, isLocaleName(locale) ? locale : defaultLocale, madeAt);
    },

    /** The script that tells the browser the routes of its locale. */
    async manifest(pathname: string): Promise<Response | undefined> {
      const locale = /^\/assets\/manifest-[\w.]+-([\w-]+)\.js$/.exec(pathname)?.[1];
      if (!locale || !isLocaleName(locale)) return undefined;
      const build = await dependencies.loadBuild();
      // While developing every look at the build has a version of its own.
      const isProduction = dependencies.mode === 'production';
      if (isProduction && pathname !== manifestPath(build, locale))
        return new Response('Not found', { status: 404 });
      const cacheControl = isProduction ? 'public, max-age=31536000, immutable' : 'no-store';
      return new Response(manifestScript(build, locale), {
        headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': cacheControl },
      });
    },
  };
}

/** A page, or that it is as it was. */
function isForEverybody({ status, headers }: Response): boolean {
  return (
    (status === 200 || status === 304) &&
    !headers.has('set-cookie') &&
    !headers.get('cache-control')?.includes('no-store')
  );
}

/** An address without a locale shows the page of the visitor's own shop, whose links lead below its prefix. */
function withinShop(request: Request, { url, basename, path }: Visit): Request {
  if (url.pathname.startsWith(basename)) return request;
  return new Request(new URL(basename + path + url.search, url), request);
}

function entryOf(build: ServerBuild): EntryModule {
  return build.entry.module as unknown as EntryModule;
}
