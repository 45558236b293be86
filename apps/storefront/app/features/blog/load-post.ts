import type { LocalisedPaths } from '../../seo/load-paths.ts';
import { plainTextOf } from '../../seo/plain-text.ts';
import { translatedPaths } from '../../seo/translated-paths.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { fillTexts } from '../content/fill-texts.ts';
import { prepareRichText } from '../content/prepare-rich-text.server.ts';
import { allPosts, postBySlug, translationsBySlug } from './blog-queries.ts';
import { readingMinutes } from './reading-minutes.ts';
import { relatedPosts } from './related-posts.ts';

export type PostView = NonNullable<Awaited<ReturnType<typeof loadPost>>>;

export async function loadPost(shop: ShopRequest, slug: string) {
  const lang = shop.market.code;
  const [post, others] = await Promise.all([
    shop.content.query(postBySlug, { lang, slug }),
    shop.content.queryIfPossible(allPosts, { lang }),
  ]);
  if (!post) return null;
  const { body: written, ...rest } = post;
  const [body, texts, related] = await Promise.all([
    prepareRichText(shop, written),
    fillTexts(shop, rest),
    fillTexts(shop, relatedPosts(post, others ?? [])),
  ]);
  return {
    post: { ...texts, body },
    minutes: post.readingMinutes ?? readingMinutes(plainTextOf(body)),
    related,
    paths: translatedPaths(post.translations, '/blog'),
  };
}

/** Where a post lives in all languages, by its slug of any of them. */
export async function loadPostPaths(
  { content }: Pick<ShopRequest, 'content'>,
  slug: string,
): Promise<LocalisedPaths> {
  const translations = await content.queryIfPossible(translationsBySlug, { slug });
  return translatedPaths(translations ?? [], '/blog');
}
