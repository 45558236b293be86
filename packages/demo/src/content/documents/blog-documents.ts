import type { ContentOf } from '@bowline/content';
import { type LocaleName, shop } from '@bowline/markets';
import { languageOf } from '../../language/languages.ts';
import { posts, postTags } from '../data/blog/all-posts.ts';
import { portableText } from '../writing/portable-text.ts';
import { drawnPicture, translated } from './document-parts.ts';
import { articleIn, wordsIn } from './locale-words.ts';

type TagKey = (typeof postTags)[number]['key'];

function tagIn(key: TagKey, locale: LocaleName) {
  const tag = postTags.find((candidate) => candidate.key === key);
  if (!tag) throw new Error(`No post can be tagged "${key}"`);
  return { _key: key, slug: tag.slug[languageOf(locale)], label: wordsIn(tag.title, locale) };
}

/** The shop is the author of its posts: no person is invented. */
export function blogDocuments(locale: LocaleName): readonly ContentOf<'blogPost'>[] {
  return posts.map(({ key, slug, excerpt, publishedAt, readingMinutes, picture, tags, articles }) => {
    const { title, metaDescription, blocks } = articleIn(articles, locale);
    return {
      ...translated('blogPost', key, locale),
      title,
      slug: { current: slug[languageOf(locale)] },
      excerpt: wordsIn(excerpt, locale),
      publishedAt,
      author: shop.brand,
      readingMinutes: readingMinutes[languageOf(locale)],
      picture: drawnPicture(picture.file, wordsIn(picture.alt, locale)),
      tags: tags.map((tag) => tagIn(tag, locale)),
      body: portableText(blocks),
      seo: { description: metaDescription },
    };
  });
}
