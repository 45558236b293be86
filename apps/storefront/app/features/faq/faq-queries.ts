import { contentQuery } from '../../data/content-client.ts';
import type { RichText } from '../content/rich-text.ts';

export interface FaqEntry {
  readonly key: string;
  readonly question: string;
  readonly answer: RichText;
}

export interface FaqCategory {
  readonly title: string;
  readonly slug: string;
  readonly entries: readonly FaqEntry[];
  readonly translations: readonly { readonly language: string; readonly slug: string }[];
}

export const faqByCategory = contentQuery<readonly FaqCategory[], { lang: string }>(
  'FAQ by category',
  `*[_type == "faqCategory" && language == $lang] | order(position asc){
    title, "slug": slug.current,
    "entries": *[_type == "faqEntry" && references(^._id)] | order(position asc){
      "key": translationGroup, question, answer},
    "translations": *[_type == "faqCategory" && translationGroup == ^.translationGroup]{
      language, "slug": slug.current}
  }`,
);

/** The slugs of a category that has this one in some other language. */
export const faqCategoryElsewhere = contentQuery<
  readonly { readonly language: string; readonly slug: string }[] | null,
  { slug: string }
>(
  'FAQ category elsewhere',
  `*[_type == "faqCategory" && slug.current == $slug][0]{
    "translations": *[_type == "faqCategory" && translationGroup == ^.translationGroup]{
      language, "slug": slug.current}
  }.translations`,
);
