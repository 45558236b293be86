import type { LocalisedPaths } from '../../seo/load-paths.ts';
import { plainTextOf } from '../../seo/plain-text.ts';
import { translatedPaths } from '../../seo/translated-paths.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { loadProductsBySku } from '../catalog/load-products-by-sku.ts';
import { headingsOf, withAnchors } from '../content/contents.ts';
import { fillTexts } from '../content/placeholders.ts';
import { prepareRichText } from '../content/prepare-rich-text.server.ts';
import { loadMaterials } from '../materials/load-materials.ts';
import { allPosts, type PostSummary, postBySlug, translationsBySlug } from './blog-queries.ts';

export type PostView = NonNullable<Awaited<ReturnType<typeof loadPost>>>;

export async function loadPost(shop: ShopRequest, slug: string) {
  const lang = shop.market.code;
  const [post, others] = await Promise.all([
    shop.content.query(postBySlug, { lang, slug }),
    shop.content.queryIfPossible(allPosts, { lang }),
  ]);
  if (!post) return null;
  const { body: written, products: skus, ...rest } = post;
  const [prepared, texts, related, materials, products] = await Promise.all([
    prepareRichText(shop, written),
    fillTexts(shop, rest),
    fillTexts(shop, relatedPosts(post, others ?? [])),
    loadMaterials(shop, written),
    loadProductsBySku(shop, skus ?? []),
  ]);
  const body = withAnchors(prepared);
  return {
    post: { ...texts, body },
    headings: headingsOf(body),
    materials,
    products,
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

/** People read about two hundred words in a minute when they read for their hands. */
const wordsPerMinute = 200;

export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const shown = 3;

/** Those that share most tags first, the newest among equals; a post without kin is followed by the latest. */
export function relatedPosts(post: PostSummary, others: readonly PostSummary[]): readonly PostSummary[] {
  const own = new Set(post.tags.map(({ slug }) => slug));
  const kinship = (other: PostSummary) => other.tags.filter(({ slug }) => own.has(slug)).length;
  return others
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => kinship(b) - kinship(a) || (a.publishedAt < b.publishedAt ? 1 : -1))
    .slice(0, shown);
}
