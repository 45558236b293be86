import type { ContentOf } from '@bowline/content';
import { type LocaleName, shop } from '@bowline/markets';
import { languageOf } from '../../language/languages.ts';
import { posts } from '../data/posts.ts';
import { contentTexts } from '../texts.ts';
import type { Article } from '../writing/article.ts';
import { portableText } from '../writing/portable-text.ts';
import { readPost } from '../writing/read-article.ts';
import { drawnPicture, translated } from './document-parts.ts';
import { articleIn, textIn } from './locale-words.ts';

const wordsPerMinute = 200;

/** How long a visitor reads, in whole minutes: every word of the text counts, those in tables and facts too. */
export function readingMinutes({ intro, blocks }: Article): number {
  const read = [intro, ...spokenParts(portableText(blocks))].join(' ');
  const count = read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(count / wordsPerMinute));
}

/** What is shown of Portable Text: spans, terms of facts and heads of tables. */
function spokenParts(part: unknown, name = ''): string[] {
  if (typeof part === 'string') return ['text', 'term', 'head'].includes(name) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap((inner) => spokenParts(inner, name));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => spokenParts(inner, key));
}

/** The shop is the author of its posts: no person is invented. */
export function blogDocuments(locale: LocaleName): readonly ContentOf<'blogPost'>[] {
  const { blogTags } = contentTexts(languageOf(locale));
  return posts.map(({ key, publishedAt, picture, tags, products }) => {
    const post = readPost(key, languageOf(locale));
    const { title, intro, metaDescription, blocks } = articleIn(post, locale);
    return {
      ...translated('blogPost', key, locale),
      title,
      slug: { current: post.slug },
      excerpt: intro,
      publishedAt,
      author: shop.brand,
      readingMinutes: readingMinutes(post),
      picture: drawnPicture(picture, textIn(post.pictureAlt, locale)),
      tags: tags.map((tag) => ({
        _key: tag,
        slug: blogTags[tag].slug,
        label: textIn(blogTags[tag].title, locale),
      })),
      body: portableText(blocks),
      products,
      seo: { description: metaDescription },
    };
  });
}
