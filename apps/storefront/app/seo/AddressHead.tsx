import { canonicalUrl, hreflangLinks } from '@bowline/markets';
import type { ImageUrlBuilder } from '@bowline/media/urls';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMarket } from '../i18n/I18nProvider.tsx';
import { useImageUrls } from '../shop-state.ts';
import type { PageHeadProps } from './PageHead.tsx';

export interface AddressHeadProps extends PageHeadProps {
  readonly fullTitle: string;
}

/** What search engines and social networks read of a page's head: its one address, its alternates, its card. */
export default function AddressHead(props: AddressHeadProps) {
  const { title, fullTitle, description, paths, image, publishedAt, ownSearch } = props;
  const market = useMarket();
  const urls = useImageUrls();
  const { pathname, search } = useLocation();
  const canonical = canonicalUrl(market, paths?.[market.name] ?? pathname, ownSearch ?? search);
  // Whoever went on before this was there left behind what the server had written, which browsers share as the address.
  useEffect(() => {
    for (const element of document.head.querySelectorAll<HTMLElement>('[data-of]'))
      if (element.dataset.of !== canonical) element.remove();
  }, [canonical]);
  const of = { 'data-of': canonical };
  return (
    <>
      {paths ? (
        <link rel="canonical" href={canonical} {...of} />
      ) : (
        <meta name="robots" content="noindex, follow" {...of} />
      )}
      {paths &&
        hreflangLinks(paths).map((link) => (
          <link key={link.hreflang} rel="alternate" hrefLang={link.hreflang} href={link.href} {...of} />
        ))}
      <meta property="og:title" content={title ?? fullTitle} {...of} />
      <meta property="og:site_name" content={market.siteName} {...of} />
      <meta property="og:type" content={publishedAt ? 'article' : 'website'} {...of} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} {...of} />}
      <meta property="og:locale" content={market.code} {...of} />
      <meta property="og:url" content={canonical} {...of} />
      {description && <meta property="og:description" content={description} {...of} />}
      {image && (
        <meta property="og:image" content={new URL(shareImage(image, urls), canonical).href} {...of} />
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} {...of} />
    </>
  );
}

/** Networks show pictures of two to one, and none of them draws an SVG. */
function shareImage(source: string, urls: ImageUrlBuilder): string {
  if (/^https?:/.test(source)) return source;
  return urls(source, { format: 'jpeg', width: 1280, height: 640 });
}
