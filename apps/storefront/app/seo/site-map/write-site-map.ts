import { escapeMarkup } from '@bowline/kit';
import { hreflangLinks, localeUrl, type Market, type PrefixStrategy } from '@bowline/markets';
import type { LocalisedPaths } from '../load-paths.ts';

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

export interface SiteMapPlace {
  readonly origin: string;
  readonly host: string;
  readonly strategy: PrefixStrategy;
}

/** The address of a path as the host that was asked serves it; in production that is its canonical one. */
export function addressAt(market: Market, path: string, { origin, host, strategy }: SiteMapPlace): string {
  return new URL(localeUrl(market, path, { host, strategy }), origin).href;
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function writeSiteMapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>`);
  return [xmlDeclaration, `<sitemapindex xmlns="${schema}">`, ...entries, '</sitemapindex>', ''].join('\n');
}

/** The addresses of one locale with their translations, piece by piece: a thousand products are a megabyte. */
export function* writeSiteMap(
  everyPaths: readonly LocalisedPaths[],
  market: Market,
  place: SiteMapPlace,
): Generator<string> {
  yield `${xmlDeclaration}\n<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const paths of everyPaths) {
    const path = paths[market.name];
    if (path === undefined) continue;
    const alternates = hreflangLinks(paths, place.strategy).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(encodeURI(href))}"/>`,
    );
    yield `<url><loc>${escapeMarkup(addressAt(market, path, place))}</loc>${alternates.join('')}</url>\n`;
  }
  yield '</urlset>\n';
}
