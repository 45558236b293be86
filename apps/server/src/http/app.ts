import { adminPaths } from '@bowline/admin/server';
import { commercePaths } from '@bowline/commerce';
import type { Fetch } from '@bowline/kit';
import { buildManifest, serviceWorker, shop } from '@bowline/markets';
import { Hono, type MiddlewareHandler } from 'hono';
import type { BuildFacts } from '../kept-builds.ts';
import type { Logger } from '../log.ts';
import { type Admission, admission, createAdmission, defaultAdmission } from './admission.ts';
import { compression } from './compression.ts';
import type { DrawnFiles } from './drawn-files.ts';
import { earlyHints } from './early-hints.ts';
import { answerFailure, failureOf } from './failures.ts';
import { formsLeadingElsewhere } from './forms-leading-elsewhere.ts';
import { health, type Readiness } from './health.ts';
import { answersToOtherOrigins, picturesForOtherOrigins } from './other-origins.ts';
import { pagePolicy, type StandingHeaders } from './security-headers.ts';
import { adminFiles, mediaFiles, storefrontFiles } from './static-files.ts';

export interface AppParts extends StandingHeaders {
  readonly log: Logger;
  readonly readiness: Readiness;
  /** Where there is a replica: whoever has written something reads where it was written. */
  readonly ownWrites?: MiddlewareHandler;
  /** How much is done at once. */
  readonly admission?: Admission;
  readonly media: { readonly folder: string; readonly images: Fetch; readonly drawn?: DrawnFiles };
  /** Origins whose pages may use the commerce API and show pictures. */
  readonly corsOrigins?: readonly string[];
  readonly commerce?: Fetch;
  readonly content?: Fetch;
  /** Answers what is below `/1/`. */
  readonly search?: Fetch;
  /** Answers what is below its prefix, but for the files of its build. */
  readonly admin?: { readonly fetch: Fetch; readonly filesFolder: string };
  readonly storefront?: {
    readonly fetch: Fetch;
    readonly filesFolder: string;
    /** The script of the service worker. */
    readonly worker: string;
    /** A `Link` header to send while a page is made. */
    readonly hinted?: string;
    /** Undefined while developing, when there are no builds. */
    readonly build?: { readonly facts: BuildFacts; readonly listKept: () => Promise<string[]> };
  };
}

/** The addresses of the content service at the shop's own origin, as a Sanity client asks for them. */
const contentPaths = [
  ...['data', 'assets', 'users', 'check'].map((part) => `/:version{v[0-9X][0-9-]*}/${part}/*`),
  '/images/bowline/*',
  '/files/bowline/*',
];

/** Which path goes to which service; the services themselves know nothing of one another. */
export function createApp(parts: AppParts): Hono {
  const { log, media, commerce, content, search, admin, storefront } = parts;
  const app = new Hono();
  const admit = admission(parts.admission ?? createAdmission(defaultAdmission));

  app.use(requestLog(log));
  app.use(pagePolicy(parts));
  app.use(compression());
  app.use(formsLeadingElsewhere());
  if (parts.ownWrites) app.use(parts.ownWrites);

  if (parts.corsOrigins?.length) {
    app.use('/graphql', answersToOtherOrigins(parts.corsOrigins));
    for (const path of ['/media/*', '/_ipx/*']) app.use(path, picturesForOtherOrigins());
  }
  app.route('/health', health(parts.readiness));
  const { drawn } = media;
  if (drawn) {
    app.use(async (context, next) => {
      await drawn.ensureFor(context.req.path);
      await next();
    });
  }
  app.route('/media', mediaFiles(media.folder));
  app.all('/_ipx/*', (context) => media.images(context.req.raw));
  if (commerce) {
    for (const path of commercePaths) app.all(path, admit, (context) => commerce(context.req.raw));
  }
  if (content) {
    for (const path of contentPaths) app.all(path, admit, (context) => content(context.req.raw));
  }
  if (search) app.all('/1/*', admit, (context) => search(context.req.raw));
  if (admin) {
    app.route(shop.adminPrefix, adminFiles(admin.filesFolder));
    for (const path of adminPaths) app.all(path, admit, (context) => admin.fetch(context.req.raw));
  }
  if (storefront) {
    const { filesFolder, build, worker, hinted } = storefront;
    app.get(serviceWorker.path, (context) => {
      context.header('cache-control', 'no-store');
      context.header('content-type', 'text/javascript; charset=utf-8');
      return context.body(worker);
    });
    if (build) {
      app.get(buildManifest.path, (context) => {
        context.header('cache-control', 'no-store');
        return context.json(build.facts);
      });
    }
    app.route('/', storefrontFiles(filesFolder, build?.listKept));
    app.all('*', admit, earlyHints(hinted), (context) => storefront.fetch(context.req.raw));
  }

  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) => {
    const requestId = context.req.header('x-request-id');
    return answerFailure(
      context,
      failureOf(error, { requestId, isGone: context.req.raw.signal.aborted, log }),
    );
  });
  return app;
}

/** The name of the dynamic route that the storefront found (specification 2.1); it never leaves the server. */
const routeNameHeader = 'x-route-name';

function requestLog(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const route = context.res.headers.get(routeNameHeader);
    if (route !== null) context.res.headers.delete(routeNameHeader);
    log.info(
      {
        requestId: context.req.header('x-request-id'),
        method: context.req.method,
        path: context.req.path,
        ...(route !== null && { route: decodeURIComponent(route) }),
        status: context.res.status,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}
