import { canonicalUrl, hreflangLinks, pageTitle } from '@bowline/markets';
import { localProxyUrls } from '@bowline/media/urls';
import { useLocation } from 'react-router';
import { useMarket } from '../i18n/I18nProvider.tsx';
import type { LocalisedPaths } from './load-paths.ts';

export interface PageHeadProps {
  readonly title?: string;
  readonly description?: string;
  /** Where this page lives in each locale; absent for pages that search engines should leave out. */
  readonly paths?: LocalisedPaths;
  /** A picture of the shop, by its path; or any other, by its full address. */
  readonly image?: string | undefined;
  /** Of an article: when it was published. */
  readonly publishedAt?: string;
  /** What of its address makes this a page of its own; a filtered listing, for one, is a view of the unfiltered one. */
  readonly ownSearch?: string;
}

/** Title, canonical address, alternates and social cards of a page (specification 2.6, decision D2). React moves them to the head. */
export function PageHead({ title, description, paths, image, publishedAt, ownSearch }: PageHeadProps) {
  const market = useMarket();
  const { pathname, search } = useLocation();
  const fullTitle = pageTitle({ market, title, pathname });
  const canonical = canonicalUrl(market, paths?.[market.name] ?? pathname, ownSearch ?? search);
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {paths ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex, follow" />}
      {paths &&
        hreflangLinks(paths).map((link) => (
          <link key={link.hreflang} rel="alternate" hrefLang={link.hreflang} href={link.href} />
        ))}
      <meta property="og:title" content={title ?? fullTitle} />
      <meta property="og:site_name" content={market.siteName} />
      <meta property="og:type" content={publishedAt ? 'article' : 'website'} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      <meta property="og:locale" content={market.code} />
      <meta property="og:url" content={canonical} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={new URL(shareImage(image), canonical).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Networks show pictures of two to one, and none of them draws an SVG. */
function shareImage(source: string): string {
  if (/^https?:/.test(source)) return source;
  return localProxyUrls()(source, { format: 'jpeg', width: 1280, height: 640 });
}
