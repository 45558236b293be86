/**
 * The storefront as a service: turns a request into a page of the right locale and currency.
 * It knows the services only as `Fetch` functions and reads nothing from the environment.
 */
import type { Fetch } from '@bowline/kit';
import type { LocaleName, PrefixStrategy } from '@bowline/markets';
import type { ServerBuild } from 'react-router';
import { tooLargeHeader } from '../app/forms/too-large.ts';
import { madeOfHeader } from '../app/made-of.server.ts';
import type {
  AddressLookup,
  ContentAccess,
  PictureAccess,
  RequestLog,
  SearchAccess,
} from '../app/shop-context.ts';
import type { ThirdParties } from '../app/third-parties.ts';
import { createBodyReader } from './bounded-body.ts';
import { finishError, isMalformedAddress } from './error-answers.ts';
import { createPageHandlers, pageTagsHeader } from './page-handlers.ts';
import { draftsFor, type PreviewAccess, showToEditorOnly } from './preview.ts';
import type { PublicPage } from './public-pages/public-pages.ts';
import { anyContentTag, contentTag, tagsOfQuery } from './public-pages/recorded-reads.ts';
import { keepInShop, redirectBeforeRouting } from './redirects.ts';
import { firstVisitCookies, rememberVisit } from './remember-visit.ts';
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
  /** Spares buyers typing street and town; most shops have no such service. */
  readonly addressLookup?: AddressLookup | undefined;
  /** Whose scripts the pages of a locale may load. */
  readonly thirdParties: (locale: LocaleName) => ThirdParties;
  readonly strategy: PrefixStrategy;
  readonly environment: string;
  /** Whether browsers may keep pages by a worker of the shop. */
  readonly hasWorker?: boolean;
  /** How many times as long as usual pages wait for services. */
  readonly patience: number;
  /** What previews are signed with, and who may read drafts; without it there are none. */
  readonly preview?: PreviewAccess;
  readonly log: RequestLog;
}

export interface Storefront {
  readonly fetch: Fetch;
  /** What may be kept for everybody at this address, and the cookies of who asks for it; undefined for all that is personal. */
  publicPage(request: Request): Promise<AskedPage | undefined>;
  /** What the first paint of pages waits for that bring no styles, as a `Link` header says it. */
  styleSheetLink(): Promise<string>;
  /** The page as it was, with a note above it that says of when it is. */
  markLastGood(html: string, page: { readonly locale: string; readonly madeAt: Date }): Promise<string>;
}

export interface AskedPage extends PublicPage {
  readonly cookies: readonly string[];
}

export function createStorefront(dependencies: StorefrontDependencies): Storefront {
  const handlers = createPageHandlers(dependencies);
  const withBoundedBody = createBodyReader();
  return {
    async fetch(received) {
      const url = new URL(received.url);
      if (isMalformedAddress(url)) return new Response('This address is not valid.', { status: 400 });
      if (isFromElsewhere(received, url))
        return new Response('This was sent from another site.', { status: 403 });
      const bounded = await withBoundedBody(received);
      const isTooLarge = bounded === 'too-large';
      if (isTooLarge && !wantsPage(received)) return tooLarge();
      const request = isTooLarge ? withoutBody(received) : bounded;
      if (request === 'too-many') {
        const headers = { 'retry-after': '10' };
        return new Response('Others are sending pictures. Please try again.', { status: 503, headers });
      }
      const manifest = await handlers.manifest(url.pathname);
      if (manifest) return manifest;
      const visit = describeVisit(request, dependencies.strategy);
      const drafts = await draftsFor(dependencies, visit);
      const response =
        redirectBeforeRouting(request, visit) ?? (await handlers.page(request, visit, drafts ?? undefined));
      if (drafts) showToEditorOnly(response);
      if (isTooLarge && response.status !== 413) return tooLarge();
      return rememberVisit(finishError(keepInShop(response, visit, dependencies.log), visit), visit);
    },
    async publicPage(request) {
      if (isMalformedAddress(new URL(request.url))) return undefined;
      const visit = describeVisit(request, dependencies.strategy);
      const page = await handlers.publicPage(request, visit);
      if (!page) return undefined;
      // What a page is made of carries none.
      const cookies = visit.path.endsWith('.data') ? [] : firstVisitCookies(visit);
      return { ...page, cookies };
    },
    styleSheetLink: handlers.styleSheetLink,
    markLastGood: handlers.markLastGood,
  };
}

const tooLarge = () => new Response('This is more than a form of the shop can hold.', { status: 413 });

/** A browser that shows the answer, and no program that only wants its status. */
function wantsPage({ headers, url }: Request): boolean {
  return Boolean(headers.get('accept')?.includes('text/html')) || new URL(url).pathname.endsWith('.data');
}

/** A form that is larger than any of the shop's: its page says so, in the visitor's language. */
function withoutBody({ url, method, headers, signal }: Request): Request {
  const marked = new Headers(headers);
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) marked.delete(name);
  marked.set(tooLargeHeader, '1');
  return new Request(url, { method, headers: marked, signal });
}

/** A form of another site, or of a page that hides its own: it may send what a visitor never wanted. */
function isFromElsewhere({ method, headers }: Request, { origin }: URL): boolean {
  const from = headers.get('origin');
  return method !== 'GET' && method !== 'HEAD' && from !== null && from !== origin;
}

export { farewellWorker } from '../worker/farewell-worker.ts';
export { createAddressLookup } from './address-lookup.ts';
export { manifestFiles } from './locale-build.ts';
export type { ContentAccess, PictureAccess, ThirdParties, Visit };
export { anyContentTag, contentTag, madeOfHeader, pageTagsHeader, tagsOfQuery };
