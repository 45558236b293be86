import type { LocalisedPaths } from '../../seo/load-paths.ts';
import { translatedPaths } from '../../seo/translated-paths.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { tagTranslations } from './blog-queries.ts';

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
