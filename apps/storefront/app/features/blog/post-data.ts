import { shop } from '@bowline/markets';
import type { Absolute } from '../../seo/breadcrumb-data.ts';
import type { ContentPicture } from '../content/rich-text.ts';
import type { PostView } from './load-post.ts';

/** What search engines read of a post (schema.org). */
export function postData(
  { post }: Pick<PostView, 'post'>,
  { language, image }: { readonly language: string; readonly image: string | undefined },
  absolute: Absolute,
): object {
  const publisher = { '@type': 'Organization', name: shop.brand, url: absolute('/') };
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishedAt,
    dateModified: [post.publishedAt, post.updatedAt].toSorted().at(-1),
    inLanguage: language,
    mainEntityOfPage: absolute(`/blog/${post.slug}`),
    author: post.author === shop.brand ? publisher : { '@type': 'Person', name: post.author },
    publisher,
    keywords: post.tags.map(({ label }) => label),
    ...(image && { image: absolute(image) }),
  };
}

/** The picture that networks show beside a link to a post: one of the shop's own by its path, an uploaded one by its address. */
export function sharePicture({ src, asset }: ContentPicture, imagesUrl: string): string | undefined {
  if (src) return src;
  const [, name, extension] = /^image-(.+)-([a-z]+)$/.exec(asset?._ref ?? '') ?? [];
  if (!name || !imagesUrl.startsWith('http')) return undefined;
  return `${imagesUrl}/${name}.${extension}?w=1280&h=640&fit=crop&fm=jpg`;
}
