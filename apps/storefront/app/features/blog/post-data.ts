import { shop } from '@bowline/markets';
import type { Absolute } from '../../seo/breadcrumb-data.ts';
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
