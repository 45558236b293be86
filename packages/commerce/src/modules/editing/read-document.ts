import type { ContentClient, ContentProblem, JsonObject, StoredDocument } from './content-client.ts';
import { type ContentState, draftIdOf, isPublishedId, publishedIdOf, stateOf } from './document-names.ts';

/** A document as the desk sees it: its draft where there is one, else what is published. */
export interface EditedDocument {
  readonly id: string;
  readonly state: ContentState;
  readonly draft: StoredDocument | null;
  readonly published: StoredDocument | null;
  /** What a form shows. */
  readonly shown: StoredDocument;
}

export interface Translation {
  readonly id: string;
  readonly language: string;
  readonly state: ContentState;
}

export async function readDocument(client: ContentClient, id: string): Promise<EditedDocument | null> {
  if (!isPublishedId(id)) return null;
  const found = await client.documents([id, draftIdOf(id)]);
  const draft = found.get(draftIdOf(id)) ?? null;
  const published = found.get(id) ?? null;
  const shown = draft ?? published;
  if (!shown) return null;
  const state = stateOf({ hasDraft: draft !== null, isPublished: published !== null });
  return { id, state, draft, published, shown };
}

/** What keeps it from being published; a draft is looked at as what it would become. */
export function problemsOf(
  client: ContentClient,
  { id, shown }: EditedDocument,
): Promise<readonly ContentProblem[]> {
  return client.problems({ ...shown, _id: id });
}

export async function translationsOf(
  client: ContentClient,
  { _type, translationGroup }: JsonObject,
): Promise<readonly Translation[]> {
  if (typeof translationGroup !== 'string') return [];
  const rows = await client.query<readonly { readonly _id: string; readonly language: string }[]>(
    '*[_type == $type && translationGroup == $group][0...100]{_id, language}',
    { type: _type, group: translationGroup },
  );
  const ids = new Set(rows.map(({ _id }) => _id));
  const languages = new Map(rows.map(({ _id, language }) => [publishedIdOf(_id), language]));
  return [...languages].map(([id, language]) => ({
    id,
    language,
    state: stateOf({ hasDraft: ids.has(draftIdOf(id)), isPublished: ids.has(id) }),
  }));
}
