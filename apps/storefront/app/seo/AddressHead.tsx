import { canonicalUrl, hreflangLinks } from '@bowline/markets';
import type { ImageUrlBuilder } from '@bowline/media/urls';
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
  return (
    <>
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
      {image && <meta property="og:image" content={new URL(shareImage(image, urls), canonical).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Networks show pictures of two to one, and none of them draws an SVG. */
function shareImage(source: string, urls: ImageUrlBuilder): string {
  if (/^https?:/.test(source)) return source;
  return urls(source, { format: 'jpeg', width: 1280, height: 640 });
}
