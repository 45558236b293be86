import { type Result, refuse } from '@bowline/kit';
import { isObject, type JsonObject } from '../documents/document.ts';
import { isDocumentId } from '../documents/document-ids.ts';
import type { Patch } from './patch.ts';
import { readPatch, storableMutation, type UnreadableMutation } from './read-mutations.ts';
import type { StorageLimits } from './value-checks.ts';

type NewDocument = JsonObject & { readonly _type: string };

/** What an editor does with drafts, in the protocol's words. */
export type Action =
  | {
      readonly kind: 'create';
      readonly publishedId: string;
      readonly draft: NewDocument;
      readonly mayExist: boolean;
    }
  | { readonly kind: 'replaceDraft'; readonly publishedId: string; readonly draft: NewDocument }
  | { readonly kind: 'edit'; readonly draftId: string; readonly publishedId: string; readonly patch: Patch }
  | {
      readonly kind: 'delete';
      readonly publishedId: string;
      readonly draftIds: readonly string[];
      readonly purge: boolean;
    }
  | { readonly kind: 'discard'; readonly versionId: string; readonly purge: boolean }
  | {
      readonly kind: 'publish';
      readonly draftId: string;
      readonly publishedId: string;
      readonly ifDraftRevision: string | undefined;
      readonly ifPublishedRevision: string | undefined;
    }
  | { readonly kind: 'unpublish'; readonly draftId: string; readonly publishedId: string }
  | { readonly kind: 'createVersion'; readonly publishedId: string; readonly version: NewDocument }
  | {
      readonly kind: 'copyVersion';
      readonly baseId: string;
      readonly versionId: string;
      readonly ifBaseRevision: string | undefined;
    }
  | { readonly kind: 'replaceVersion'; readonly version: NewDocument };

const prefix = 'sanity.action.document.';

export function readActions(
  list: readonly unknown[],
  limits: StorageLimits,
): Result<Action[], UnreadableMutation> {
  const actions: Action[] = [];
  for (const [index, item] of list.entries()) {
    const action =
      storableMutation(item, limits) ?? (isObject(item) ? readAction(item) : 'An action must be an object');
    if (typeof action === 'string') return refuse('mutation-unreadable', { index, description: action });
    actions.push(action);
  }
  return { ok: true, value: actions };
}

type Reader = (body: JsonObject) => Action | string;

const readers: Readonly<Record<string, Reader>> = {
  create: (body) =>
    withFields(body, ['publishedId'], ({ publishedId }) => {
      const draft = readDocument(body.attributes ?? body.document);
      if (typeof draft === 'string') return draft;
      return { kind: 'create', publishedId, draft, mayExist: body.ifExists === 'ignore' };
    }),
  replaceDraft: (body) =>
    withFields(body, ['publishedId'], ({ publishedId }) => {
      const draft = readDocument(body.attributes);
      return typeof draft === 'string' ? draft : { kind: 'replaceDraft', publishedId, draft };
    }),
  edit: (body) =>
    withFields(body, ['draftId', 'publishedId'], ({ draftId, publishedId }) => {
      const patch = isObject(body.patch) ? readPatch(body.patch) : '"patch" must be an object';
      return typeof patch === 'string' ? patch : { kind: 'edit', draftId, publishedId, patch };
    }),
  delete: (body) =>
    withFields(body, ['publishedId'], ({ publishedId }) => {
      const draftIds = body.includeDrafts ?? [];
      if (!Array.isArray(draftIds) || !draftIds.every(isDocumentId))
        return '"includeDrafts" must be a list of ids';
      return { kind: 'delete', publishedId, draftIds, purge: body.purge === true };
    }),
  discard: (body) =>
    withFields(body, ['draftId'], ({ draftId }) => ({
      kind: 'discard',
      versionId: draftId,
      purge: body.purge === true,
    })),
  publish: (body) =>
    withFields(body, ['draftId', 'publishedId'], (ids) => ({
      kind: 'publish',
      ...ids,
      ifDraftRevision: textOrNothing(body.ifDraftRevisionId),
      ifPublishedRevision: textOrNothing(body.ifPublishedRevisionId),
    })),
  unpublish: (body) => withFields(body, ['draftId', 'publishedId'], (ids) => ({ kind: 'unpublish', ...ids })),
  'version.create': (body) =>
    body.document === undefined
      ? withFields(body, ['baseId', 'versionId'], (ids) => ({
          kind: 'copyVersion',
          ...ids,
          ifBaseRevision: textOrNothing(body.ifBaseRevisionId),
        }))
      : withFields(body, ['publishedId'], ({ publishedId }) => {
          const version = readDocument(body.document);
          return typeof version === 'string' ? version : { kind: 'createVersion', publishedId, version };
        }),
  'version.replace': (body) => {
    const version = readDocument(body.document);
    return typeof version === 'string' ? version : { kind: 'replaceVersion', version };
  },
  'version.discard': (body) =>
    withFields(body, ['versionId'], ({ versionId }) => ({
      kind: 'discard',
      versionId,
      purge: body.purge === true,
    })),
};

function readAction(body: JsonObject): Action | string {
  const { actionType } = body;
  const name =
    typeof actionType === 'string' && actionType.startsWith(prefix) ? actionType.slice(prefix.length) : '';
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
  return reader ? reader(body) : `Unknown or unsupported action ${JSON.stringify(actionType)}`;
}

function withFields<Name extends string>(
  body: JsonObject,
  names: readonly Name[],
  read: (ids: Readonly<Record<Name, string>>) => Action | string,
): Action | string {
  const wrong = names.find((name) => !isDocumentId(body[name]));
  if (wrong) return `"${wrong}" must be the id of a document`;
  return read(Object.fromEntries(names.map((name) => [name, body[name]])) as Record<Name, string>);
}

function readDocument(value: unknown): NewDocument | string {
  if (!isObject(value) || typeof value._type !== 'string' || value._type === '')
    return 'A document must have a "_type"';
  if (!isDocumentId(value._id)) return 'A document must have an "_id"';
  return { ...value, _type: value._type };
}

const textOrNothing = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
