import { contentQuery } from '../../data/content-client.ts';
import type { ShopRequest } from '../../shop-context.ts';
import type { LinkSlugs } from './link-target.ts';

interface NamedDocument {
  readonly _type: 'blogPost' | 'faqCategory';
  readonly key: string;
  readonly slug: string;
}

const linkedDocuments = contentQuery<readonly NamedDocument[], { lang: string; keys: readonly string[] }>(
  'linked documents',
  `*[_type in ["blogPost", "faqCategory"] && language == $lang && translationGroup in $keys]
    {_type, "key": translationGroup, "slug": slug.current}`,
);

const schemes = { blogPost: 'blog', faqCategory: 'faq' } as const;

/** The slugs behind links to posts and categories of questions, all of a page in one question. */
export async function loadLinkSlugs(
  { content, market }: Pick<ShopRequest, 'content' | 'market'>,
  targets: Iterable<string>,
): Promise<LinkSlugs> {
  const keys = [...targets].flatMap((target) => /^(?:blog|faq):(.+)$/.exec(target)?.[1] ?? []);
  if (keys.length === 0) return {};
  const found = await content.queryIfPossible(linkedDocuments, { lang: market.code, keys });
  return Object.fromEntries((found ?? []).map(({ _type, key, slug }) => [`${schemes[_type]}:${key}`, slug]));
}
