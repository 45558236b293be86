import { isDeepStrictEqual } from 'node:util';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { localeNames } from '@bowline/markets';
import type { ContentClient, JsonObject, StoredDocument, WriteCode } from './content-client.ts';
import { draftIdOf, groupFrom } from './document-names.ts';
import { pastDocument } from './history.ts';
import type { MessageRefusal } from './messages/check-texts.ts';
import type { PlanRefusal } from './plans.ts';
import { problemsOf, readDocument } from './read-document.ts';
import { findLoops, readRedirects } from './redirect-loops.ts';

export type EditingRefusal =
  | Refusal<
      | WriteCode
      | 'content-elsewhere'
      | 'content-type-not-known'
      | 'content-name-not-valid'
      | 'content-no-draft'
      | 'content-not-published'
      | 'language-not-known'
      | 'upload-not-found'
      | 'not-a-picture',
      Record<string, never>
    >
  | Refusal<'content-not-valid', { readonly count: number }>
  | Refusal<'redirect-loop', { readonly steps: string }>
  | MessageRefusal
  | PlanRefusal;

export type Edited<Value = undefined> = Promise<Result<Value, EditingRefusal>>;

const longestJson = 500_000;
const prefix = 'sanity.action.document.';
/** What the service itself says of a document. */
const told: readonly string[] = ['_id', '_rev', '_createdAt', '_updatedAt'];
/** Rule 3. */
const fixed: readonly string[] = ['_type', 'language', 'translationGroup'];

const contentOf = (document: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !told.includes(name)));

export interface NewDocumentWish {
  readonly type: string;
  readonly language?: string | null | undefined;
  /** What its translations are called together. */
  readonly name?: string | null | undefined;
  /** The document that it translates. */
  readonly copyOf?: string | null | undefined;
}

/** Rules 1 and 6. Answers the id. */
export async function createDocument(
  client: ContentClient,
  fields: JsonObject,
  wish: NewDocumentWish,
  author: string,
): Edited<string> {
  const { type } = wish;
  const source = wish.copyOf ? await readDocument(client, wish.copyOf) : null;
  if (wish.copyOf && source?.shown._type !== type) return refuse('content-not-found', {});
  if (!Object.hasOwn(fields, 'translationGroup')) {
    const id = `${type}-${crypto.randomUUID()}`;
    return created(id, source ? contentOf(source.shown) : emptyLists(fields));
  }
  const language = localeNames.map((name) => name.replace('-', '_')).find((code) => code === wish.language);
  if (!language) return refuse('language-not-known', {});
  const group = source ? String(source.shown.translationGroup ?? '') : groupFrom(wish.name ?? '');
  if (!/^[a-zA-Z0-9-]{1,60}$/.test(group)) return refuse('content-name-not-valid', {});
  const id = `${type}-${group}-${language}`;
  const begun = source ? contentOf(source.shown) : emptyLists(fields);
  return created(id, { ...begun, language, translationGroup: group });

  async function created(id: string, content: JsonObject): Edited<string> {
    if (await readDocument(client, id)) return refuse('content-exists', {});
    const document = { ...content, _id: draftIdOf(id), _type: type };
    const written = await client.mutate([{ create: document }], author);
    return written.ok ? ok(id) : written;
  }
}

/** A list that has to be there may have nothing in it, which nobody could type. */
function emptyLists(fields: JsonObject): JsonObject {
  const lists = Object.entries(fields as Readonly<Record<string, { kind?: string; isOptional?: boolean }>>);
  return Object.fromEntries(
    lists.filter(([, { kind, isOptional }]) => kind === 'list' && !isOptional).map(([name]) => [name, []]),
  );
}

/** Rules 1 to 3. */
export async function saveDraft(
  client: ContentClient,
  { id, json, revision }: { readonly id: string; readonly json: string; readonly revision: string },
  author: string,
): Edited {
  const found = await readDocument(client, id);
  if (!found) return refuse('content-not-found', {});
  if (found.shown._rev !== revision) return refuse('content-changed-meanwhile', {});
  const wished = readContent(json);
  if (!wished) return refuse('content-not-storable', {});
  const kept = Object.fromEntries(fixed.flatMap((name) => keptField(found.shown, name)));
  const next: JsonObject = { ...contentOf(wished), ...kept };
  const before = contentOf(found.shown);
  if (isDeepStrictEqual(before, next)) return ok();
  if (!found.draft) return client.mutate([{ create: { ...next, _id: draftIdOf(id) } }], author);
  const set = Object.fromEntries(
    Object.entries(next).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
  const unset = Object.keys(before).filter((name) => !Object.hasOwn(next, name));
  return client.mutate([{ patch: { id: draftIdOf(id), ifRevisionID: revision, set, unset } }], author);
}

const keptField = (document: StoredDocument, name: string) =>
  document[name] === undefined ? [] : [[name, document[name]] as const];

function readContent(json: string): JsonObject | null {
  if (json.length > longestJson) return null;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : null;
  } catch {
    return null;
  }
}

/** Rule 4. Under the name of a transaction it is done once. */
export async function publishDocument(
  client: ContentClient,
  id: string,
  author: string,
  transactionId?: string,
): Edited {
  const found = await readDocument(client, id);
  if (!found) return refuse('content-not-found', {});
  // Of a plan the draft may be gone because it was done already, which content knows.
  if (!found.draft && transactionId === undefined) return refuse('content-no-draft', {});
  const problems = found.draft ? await problemsOf(client, found) : [];
  if (problems.length > 0) return refuse('content-not-valid', { count: problems.length });
  const loop = found.draft ? await loopWith(client, found.draft, id) : null;
  if (loop) return refuse('redirect-loop', { steps: loop.join(' → ') });
  const action = {
    actionType: `${prefix}publish`,
    draftId: draftIdOf(id),
    publishedId: id,
    ...(found.draft && { ifDraftRevisionId: found.draft._rev }),
  };
  return client.act([action], author, transactionId);
}

/** Rule 12: the circle that a redirect would make. */
async function loopWith(
  client: ContentClient,
  draft: StoredDocument,
  id: string,
): Promise<readonly string[] | null> {
  if (draft._type !== 'redirect') return null;
  const loops = findLoops(
    await readRedirects(client, { id, from: draft.from, to: draft.to, language: draft.language }),
  );
  return loops.find((loop) => loop.includes(String(draft.from))) ?? null;
}

/** Rule 11: into the draft. */
export async function restoreDocument(
  client: ContentClient,
  { id, revision }: { readonly id: string; readonly revision: string },
  author: string,
): Edited {
  const [found, past] = await Promise.all([readDocument(client, id), pastDocument(client, id, revision)]);
  if (!found || !past) return refuse('content-not-found', {});
  return saveDraft(client, { id, json: JSON.stringify(past), revision: found.shown._rev }, author);
}

/** Rule 5. Under the name of a transaction it is done once: what is published no more may be so by it. */
export async function unpublishDocument(
  client: ContentClient,
  id: string,
  author: string,
  transactionId?: string,
): Edited {
  const found = await readDocument(client, id);
  if (!found?.published && transactionId === undefined) return refuse('content-not-found', {});
  const action = { actionType: `${prefix}unpublish`, draftId: draftIdOf(id), publishedId: id };
  return client.act([action], author, transactionId);
}

/** Rule 5. */
export async function discardDraft(client: ContentClient, id: string, author: string): Edited {
  const found = await readDocument(client, id);
  if (!found?.draft) return refuse('content-no-draft', {});
  return client.act([{ actionType: `${prefix}discard`, draftId: draftIdOf(id) }], author);
}

/** Rule 5: the document and its draft. */
export async function removeDocument(client: ContentClient, id: string, author: string): Edited {
  const found = await readDocument(client, id);
  if (!found) return refuse('content-not-found', {});
  const ids = [found.published?._id, found.draft?._id].filter((each) => each !== undefined);
  return client.mutate(
    ids.map((each) => ({ delete: { id: each } })),
    author,
  );
}
