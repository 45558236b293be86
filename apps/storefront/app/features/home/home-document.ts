import { contentQuery } from '../../data/content-client.ts';
import type { PostSummary } from '../blog/blog-queries.ts';
import { type Banner, currentBanners } from '../content/banners.ts';
import type { ContentLink, ContentPicture, Keyed, RichText } from '../content/rich-text.ts';

export type HomeSection =
  | Keyed<
      'heroSection',
      {
        readonly heading: string;
        readonly text: string;
        readonly picture: ContentPicture;
        readonly link?: ContentLink;
      }
    >
  | Keyed<
      'recommendedProductsSection',
      { readonly heading: string; readonly categoryPath?: string; readonly count: number }
    >
  | Keyed<'quotesSection', { readonly heading: string; readonly count: number }>
  | Keyed<'sellingPointsSection', { readonly heading?: string; readonly placement: string }>
  | Keyed<'categoryLinksSection', { readonly heading: string }>
  | Keyed<'bannerSection', { readonly placement: string }>
  | Keyed<'blogSection', { readonly heading: string; readonly count: number }>
  | Keyed<'textSection', { readonly heading?: string; readonly body: RichText }>;

export interface Quote {
  readonly key: string;
  readonly text: string;
  readonly author?: string | null;
  readonly role?: string | null;
  readonly picture: ContentPicture;
  readonly link?: ContentLink | null;
}

export interface SellingPoint {
  readonly icon: string;
  readonly title: string;
  readonly text?: string;
  readonly link?: ContentLink;
}

export interface HomeDocuments {
  readonly home: {
    readonly title: string;
    readonly seo: { readonly title?: string; readonly description: string };
    readonly sections: readonly HomeSection[];
  } | null;
  readonly quotes: readonly Quote[];
  readonly sellingPoints: readonly { readonly placement: string; readonly points: readonly SellingPoint[] }[];
  readonly banners: readonly Banner[];
  readonly posts: readonly PostSummary[];
}

export const homeQuery = contentQuery<HomeDocuments, { lang: string }>(
  'home',
  `{
    "home": *[_type == "home" && language == $lang][0]{title, seo, sections},
    "quotes": *[_type == "quote" && language == $lang] | order(position asc)[0...12]
      {"key": _id, text, author, role, picture, link},
    "sellingPoints": *[_type == "sellingPoints" && language == $lang]{placement, points},
    "banners": ${currentBanners},
    "posts": *[_type == "blogPost" && language == $lang && publishedAt <= now()] | order(publishedAt desc)[0...12]
      {title, "slug": slug.current, excerpt, publishedAt, picture, tags}
  }`,
);
