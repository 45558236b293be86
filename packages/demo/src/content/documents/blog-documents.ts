import type { ContentOf } from '@bowline/content';
import { type LocaleName, shop } from '@bowline/markets';
import { languageOf } from '../../language/languages.ts';
import { posts } from '../data/posts.ts';
import { contentTexts } from '../texts.ts';
import { portableText } from '../writing/portable-text.ts';
import { readPost } from '../writing/read-article.ts';
import { readingMinutes } from '../writing/reading-minutes.ts';
import { drawnPicture, translated } from './document-parts.ts';
import { articleIn, textIn } from './locale-words.ts';

/** The shop is the author of its posts: no person is invented. */
export function blogDocuments(locale: LocaleName): readonly ContentOf<'blogPost'>[] {
  const { blogTags } = contentTexts(languageOf(locale));
  return posts.map(({ key, publishedAt, picture, tags }) => {
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
      seo: { description: metaDescription },
    };
  });
}
