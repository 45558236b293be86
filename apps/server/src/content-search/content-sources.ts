import { type LocaleName, type StaticPageId, staticPageIds, staticPageSlug } from '@bowline/markets';
import type { SearchRecord, TextSource } from '@bowline/search';
import { followContent } from './follow-content.ts';
import { askContent, type SearchedContent } from './searched-content.ts';
import { type Block, filledLine, writtenWords } from './written-words.ts';

interface PageRow {
  readonly key: string;
  readonly title: string;
  readonly slug: string;
  readonly intro: string | null;
  readonly body: readonly Block[] | null;
}

interface PostRow {
  readonly key: string;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly publishedAt: string;
  readonly body: readonly Block[] | null;
}

interface QuestionRow {
  readonly key: string;
  readonly question: string;
  readonly answer: readonly Block[] | null;
  readonly category: { readonly slug: string; readonly title: string } | null;
}

const pages = `*[_type in ["page", "legalText"] && language == $lang && isHiddenFromSearch != true]{
  "key": translationGroup, title, "slug": slug.current, intro, body}`;
const posts = `*[_type == "blogPost" && language == $lang && publishedAt <= now()]{
  "key": translationGroup, title, "slug": slug.current, excerpt, publishedAt, body}`;
const questions = `*[_type == "faqEntry" && language == $lang]{
  "key": translationGroup, question, answer, "category": category->{title, "slug": slug.current}}`;

/** Pages, posts, questions and answers as the search finds them. */
export function contentSources(content: SearchedContent): readonly TextSource[] {
  const source = <Row>(
    kind: TextSource['kind'],
    query: string,
    toRecord: (row: Row, locale: LocaleName) => SearchRecord,
  ): TextSource => ({
    kind,
    listen: (onChange) => followContent(content, onChange),
    records: async (locale) =>
      (await askContent<Row>(content, query, locale)).map((row) => toRecord(row, locale)),
  });
  return [
    source('pages', pages, pageRecord),
    source('posts', posts, postRecord),
    source('faq', questions, questionRecord),
  ];
}

/** Commerce has pages too, with identifiers of its own choice: the prefix keeps them apart. */
function pageRecord({ key, title, slug, intro, body }: PageRow, locale: LocaleName): SearchRecord {
  return {
    objectID: `page:${key}`,
    identifier: key,
    title: filledLine(title, locale),
    content: [filledLine(intro ?? '', locale), writtenWords(body, locale)].filter(Boolean).join('\n'),
    url_key: isStaticPage(key) ? staticPageSlug(key, locale) : slug,
  };
}

function postRecord(
  { key, title, slug, excerpt, publishedAt, body }: PostRow,
  locale: LocaleName,
): SearchRecord {
  return {
    objectID: key,
    title: filledLine(title, locale),
    excerpt: filledLine(excerpt, locale),
    content: writtenWords(body, locale),
    url_key: `blog/${slug}`,
    published_at: Math.floor(Date.parse(publishedAt) / 1000),
  };
}

function questionRecord({ key, question, answer, category }: QuestionRow, locale: LocaleName): SearchRecord {
  const path = category ? `faq/${category.slug}` : 'faq';
  return {
    objectID: key,
    question: filledLine(question, locale),
    answer: writtenWords(answer, locale),
    topic: category?.title ?? null,
    url_key: `${path}#${key}`,
  };
}

function isStaticPage(key: string): key is StaticPageId {
  return staticPageIds.some((id) => id === key);
}
