import type { ContentClient } from './content-client.ts';
import { type ContentState, isDraftId, publishedIdOf, stateOf } from './document-names.ts';

export interface ListedDocument {
  readonly id: string;
  readonly title: string;
  readonly language: string | null;
  readonly updatedAt: string;
  readonly state: ContentState;
}

export interface ListQuestion {
  readonly type: string;
  readonly text?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly page?: number | null | undefined;
}

export interface ListPage {
  readonly documents: readonly ListedDocument[];
  readonly total: number;
  readonly hasMore: boolean;
}

interface Row {
  readonly _id: string;
  readonly _updatedAt: string;
  readonly language: string | null;
  readonly title: unknown;
  readonly slug: string | null;
}

const pageSize = 50;
const mostPages = 200;
const mostRead = 20_000;
const longestText = 100;
const longestTitle = 120;

/** What a list calls a document: the first of these that it has. */
const titleOf =
  'coalesce(title, question, name, label, heading, key, from, author, text, placement, kind, translationGroup)';

/** Drafts stand before what they are drafts of; the latest change first. */
export async function listDocuments(client: ContentClient, question: ListQuestion): Promise<ListPage> {
  const { type, language, state } = question;
  const rows = await client.query<readonly Row[]>(
    `*[_type == $type][0...${mostRead}]{_id, _updatedAt, "language": coalesce(language, null), "title": ${titleOf}, "slug": slug.current}`,
    { type },
  );
  const text = (question.text ?? '').trim().slice(0, longestText).toLowerCase();
  const found = [...Map.groupBy(rows, ({ _id }) => publishedIdOf(_id))]
    .map(([id, versions]) => listed(id, versions))
    .filter(({ document, words }) => {
      if (language && document.language !== language) return false;
      if (state && document.state !== state) return false;
      return text === '' || words.includes(text);
    })
    .map(({ document }) => document)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt) || one.id.localeCompare(other.id));
  const page = Math.min(Math.max(question.page ?? 1, 1), mostPages);
  const start = (page - 1) * pageSize;
  return {
    documents: found.slice(start, start + pageSize),
    total: found.length,
    hasMore: found.length > start + pageSize && page < mostPages,
  };
}

function listed(id: string, versions: readonly Row[]) {
  const draft = versions.find(({ _id }) => isDraftId(_id));
  const published = versions.find(({ _id }) => _id === id);
  const shown = draft ?? published;
  const title = typeof shown?.title === 'string' ? shown.title.slice(0, longestTitle) : id;
  const document: ListedDocument = {
    id,
    title,
    language: shown?.language ?? null,
    updatedAt: shown?._updatedAt ?? '',
    state: stateOf({ hasDraft: draft !== undefined, isPublished: published !== undefined }),
  };
  return { document, words: `${title}\n${id}\n${shown?.slug ?? ''}`.toLowerCase() };
}
