import type { Fetch } from '@bowline/kit';
import { type LocaleName, markets } from '@bowline/markets';
import type { Listener, SearchRecord, TextSource } from '@bowline/search';

/** The content service, asked over its own protocol wherever it runs. */
export interface SearchedContent {
  readonly fetch: Fetch;
  /** Without a final slash. */
  readonly url: string;
  readonly dataset: string;
  readonly token?: string;
}

interface Block {
  readonly children?: readonly { readonly text?: string }[];
}

interface PostRow {
  readonly key: string;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly publishedAt: string;
  readonly body: readonly Block[];
}

interface QuestionRow {
  readonly key: string;
  readonly question: string;
  readonly answer: readonly Block[];
  readonly category: { readonly slug: string; readonly title: string } | null;
}

const version = 'v2025-02-19';
/** Editors publish in bursts, and imports write hundreds of documents. */
const collectMs = 250;
const retryMs = 5_000;

const posts = `*[_type == "blogPost" && language == $lang && publishedAt <= now()]{
  "key": translationGroup, title, "slug": slug.current, excerpt, publishedAt, body}`;
const questions = `*[_type == "faqEntry" && language == $lang]{
  "key": translationGroup, question, answer, "category": category->{title, "slug": slug.current}}`;

/** Posts, questions and answers as the search finds them. */
export function contentSources(content: SearchedContent): readonly TextSource[] {
  const listen = (onChange: () => void) => followContent(content, onChange);
  return [
    {
      kind: 'posts',
      listen,
      records: async (locale) => (await ask<PostRow>(content, posts, locale)).map(postRecord),
    },
    {
      kind: 'faq',
      listen,
      records: async (locale) => (await ask<QuestionRow>(content, questions, locale)).map(questionRecord),
    },
  ];
}

function postRecord({ key, title, slug, excerpt, publishedAt, body }: PostRow): SearchRecord {
  return {
    objectID: key,
    title,
    excerpt,
    content: textOf(body),
    url_key: `blog/${slug}`,
    published_at: Math.floor(Date.parse(publishedAt) / 1000),
  };
}

function questionRecord({ key, question, answer, category }: QuestionRow): SearchRecord {
  return {
    objectID: key,
    question,
    answer: textOf(answer),
    topic: category?.title ?? null,
    url_key: category ? `faq/${category.slug}` : 'faq',
  };
}

function textOf(blocks: readonly Block[]): string {
  return blocks.flatMap(({ children = [] }) => children.map(({ text = '' }) => text).join('')).join('\n');
}

async function ask<Row>(
  { fetch, url, dataset, token }: SearchedContent,
  query: string,
  locale: LocaleName,
): Promise<readonly Row[]> {
  const search = new URLSearchParams({ query, $lang: JSON.stringify(markets[locale].code) });
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(new Request(`${url}/${version}/data/query/${dataset}?${search}`, { headers }));
  if (!answer.ok) throw new Error(`The content service answered ${answer.status}`);
  return ((await answer.json()) as { result: readonly Row[] }).result;
}

/** Says that something changed, and once at the beginning: nobody knows what happened while nobody listened. */
function followContent({ fetch, url, dataset }: SearchedContent, onChange: () => void): Listener {
  const closed = new AbortController();
  let collecting: NodeJS.Timeout | undefined;
  const collect = () => {
    clearTimeout(collecting);
    collecting = setTimeout(onChange, collectMs).unref();
  };

  async function hear(): Promise<void> {
    const { signal } = closed;
    const answer = await fetch(new Request(`${url}/${version}/data/live/events/${dataset}`, { signal }));
    if (!answer.ok || !answer.body) throw new Error(`The content service answered ${answer.status}`);
    const decoder = new TextDecoder();
    for await (const piece of answer.body) {
      if (/^event: (welcome|message)/m.test(decoder.decode(piece, { stream: true }))) collect();
    }
  }

  let again: NodeJS.Timeout | undefined;
  const keepHearing = () => {
    const retry = () => {
      if (!closed.signal.aborted) again = setTimeout(keepHearing, retryMs).unref();
    };
    hear().then(retry, retry);
  };
  keepHearing();
  return {
    async close() {
      closed.abort();
      clearTimeout(collecting);
      clearTimeout(again);
    },
  };
}
