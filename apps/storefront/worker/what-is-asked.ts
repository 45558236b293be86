/** What the worker has to do with a request. */
export type Asked = 'file' | 'picture' | 'page' | 'page-data' | 'own-page' | 'nothing';

export interface Question {
  readonly method: string;
  readonly mode: RequestMode;
  readonly url: URL;
}

/** Of nobody but their visitor, behind whatever prefix the shop has. What says `no-store` is never kept either. */
const personal =
  /^(?:\/[a-z-]{2,5})?\/(?:checkout|customer|orders|wishlist|compare|createPassword|newsletter|stores\/store)(?:[/.?]|$)/;
/** Services and feeds beside the pages, which nobody reads offline. */
const services =
  /^(?:\/[a-z-]{2,5})?\/(?:api|graphql|payments|invoices|health|[a-z]+-admin|magento|sanity|queries|builds|sitemap|1|v[\dX][\d-]*)(?:[/.?]|$)|\.(?:xml|txt|json|js|webmanifest|pdf)$/;

const pictures = /^\/(?:_ipx|media|images)\/|^\/[^/]+\.(?:svg|png|webp)$/;

export function whatIsAsked({ method, mode, url }: Question, origin: string): Asked {
  if (url.origin !== origin) return 'nothing';
  const { pathname } = url;
  const isRead = method === 'GET';
  if (isRead && pathname.startsWith('/assets/')) return 'file';
  if (isRead && pictures.test(pathname)) return 'picture';
  if (services.test(pathname)) return 'nothing';
  if (mode === 'navigate') return isRead && !personal.test(pathname) ? 'page' : 'own-page';
  // What is fetched ahead has another mode: nobody has gone there yet.
  const isData = isRead && mode === 'cors' && pathname.endsWith('.data');
  return isData && !personal.test(pathname) ? 'page-data' : 'nothing';
}

/** The page that data belongs to: without its ending, and without what the router asks about. */
export function pageOfData(url: URL): string {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/_?\.data$/, '') || '/';
  page.searchParams.delete('_routes');
  return page.href;
}

/** Where the page lies that says there is no network, for a shop whose addresses begin with this. */
export const offlinePath = '/offline';

/** Of the offline pages that are kept, the one in the language of this address. */
export function offlinePageFor(pathname: string, kept: readonly string[]): string | undefined {
  const isBelow = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
  const prefixes = kept
    .filter((path) => path.endsWith(offlinePath))
    .map((path) => path.slice(0, -offlinePath.length))
    .sort((one, other) => other.length - one.length);
  const prefix = prefixes.find(isBelow) ?? prefixes[0];
  return prefix === undefined ? undefined : prefix + offlinePath;
}
