import { contentQuery } from '../../data/content-client.ts';
import type { ContentPicture, RichText } from '../content/rich-text.ts';

export interface Tag {
  readonly slug: string;
  readonly label: string;
}

/** A post as lists show it. */
export interface PostSummary {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly publishedAt: string;
  readonly picture: ContentPicture;
  readonly tags: readonly Tag[];
}

export interface Post extends PostSummary {
  readonly author: string;
  readonly updatedAt: string;
  /** As the writer counted them; otherwise they are counted here. */
  readonly readingMinutes?: number | null;
  readonly body: RichText;
  readonly products?: readonly string[] | null;
  readonly seo: { readonly title?: string; readonly description: string };
  readonly translations: readonly Translation[];
}

/** Where a document lives in another language. */
export interface Translation {
  readonly language: string;
  readonly slug: string;
}

const published = '_type == "blogPost" && language == $lang && publishedAt <= now()';
const summary = '{title, "slug": slug.current, excerpt, publishedAt, picture, tags}';

export const postPage = contentQuery<
  { readonly total: number; readonly posts: readonly PostSummary[] },
  { lang: string; from: number; to: number }
>(
  'blog list',
  `{
    "total": count(*[${published}]),
    "posts": *[${published}] | order(publishedAt desc, slug.current asc)[$from...$to]${summary}
  }`,
);

/** Every post in short; a shop writes hundreds, not thousands. */
export const allPosts = contentQuery<readonly PostSummary[], { lang: string }>(
  'all posts',
  `*[${published}] | order(publishedAt desc, slug.current asc)${summary}`,
);

export const postBySlug = contentQuery<Post | null, { lang: string; slug: string }>(
  'blog post',
  `*[_type == "blogPost" && language == $lang && slug.current == $slug
    && (publishedAt <= now() || _originalId in path("drafts.**"))][0]{
    title, "slug": slug.current, excerpt, publishedAt, "updatedAt": _updatedAt, author, readingMinutes,
    picture, tags, body, products, seo,
    "translations": *[_type == "blogPost" && translationGroup == ^.translationGroup]{language, "slug": slug.current}
  }`,
);

/** The slugs of a post that has this one in some other language. */
export const translationsBySlug = contentQuery<readonly Translation[] | null, { slug: string }>(
  'blog post elsewhere',
  `*[_type == "blogPost" && slug.current == $slug][0]{
    "translations": *[_type == "blogPost" && translationGroup == ^.translationGroup]{language, "slug": slug.current}
  }.translations`,
);

/** Translations of a post name its tags in the same order, which is how a tag is found in other languages. */
export const tagTranslations = contentQuery<
  readonly { readonly language: string; readonly tags: readonly Tag[] }[] | null,
  { tag: string }
>(
  'blog tag elsewhere',
  `*[_type == "blogPost" && $tag in tags[].slug] | order(publishedAt desc)[0]{
    "translations": *[_type == "blogPost" && translationGroup == ^.translationGroup]{language, tags}
  }.translations`,
);
