import { everyLocale } from '../../seo/every-locale.ts';
import type { LocalisedPaths } from '../../seo/load-paths.ts';
import { translatedPaths } from '../../seo/translated-paths.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { fillTexts } from '../content/placeholders.ts';
import { allPosts, postPage, tagTranslations } from './blog-queries.ts';

const postsPerPage = 12;

export type PostsView = NonNullable<Awaited<ReturnType<typeof loadPosts>>>;

/** One page of all posts; null beyond the last. */
export async function loadPosts(shop: ShopRequest, search: URLSearchParams) {
  const page = pageOf(search);
  if (page === null) return null;
  const from = (page - 1) * postsPerPage;
  const { total, posts } = await shop.content.query(postPage, {
    lang: shop.market.code,
    from,
    to: from + postsPerPage,
  });
  if (page > 1 && posts.length === 0) return null;
  const pages = Math.max(1, Math.ceil(total / postsPerPage));
  return {
    posts: await fillTexts(shop, posts),
    page,
    pages,
    tag: null,
    path: '/blog',
    paths: everyLocale(() => '/blog'),
  };
}

/** The posts with a tag; null for a tag that none has. */
export async function loadTaggedPosts(shop: ShopRequest, tag: string, search: URLSearchParams) {
  const page = pageOf(search);
  const all = await shop.content.query(allPosts, { lang: shop.market.code });
  const tagged = all.filter(({ tags }) => tags.some(({ slug }) => slug === tag));
  const label = tagged[0]?.tags.find(({ slug }) => slug === tag)?.label;
  const pages = Math.ceil(tagged.length / postsPerPage);
  if (label === undefined || page === null || page > pages) return null;
  const posts = await fillTexts(shop, tagged.slice((page - 1) * postsPerPage, page * postsPerPage));
  return { posts, page, pages, tag: label, path: `/blog/tag/${tag}`, paths: await loadTagPaths(shop, tag) };
}

export type TaggedPostsView = NonNullable<Awaited<ReturnType<typeof loadTaggedPosts>>>;

function pageOf(search: URLSearchParams): number | null {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : null;
}

/** Where a tag lives in all languages. */
export async function loadTagPaths(
  { content }: Pick<ShopRequest, 'content'>,
  tag: string,
): Promise<LocalisedPaths> {
  const posts = (await content.queryIfPossible(tagTranslations, { tag })) ?? [];
  const place = posts.flatMap(({ tags }) => tags.findIndex(({ slug }) => slug === tag)).find((at) => at >= 0);
  const translations = posts.flatMap(({ language, tags }) => {
    const slug = place === undefined ? undefined : tags[place]?.slug;
    return slug === undefined ? [] : [{ language, slug }];
  });
  return translatedPaths(translations, '/blog/tag');
}
