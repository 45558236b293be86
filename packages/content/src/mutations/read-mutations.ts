import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { isObject, type JsonObject } from '../documents/document.ts';
import { isDocumentId } from '../documents/document-ids.ts';
import type { Mutation, Selection } from './mutation.ts';
import type { Patch } from './patch.ts';
import { type StorageLimits, unstorable } from './value-checks.ts';

export type UnreadableMutation = Refusal<'mutation-unreadable', { index: number; description: string }>;

const kinds = ['create', 'createOrReplace', 'createIfNotExists', 'patch', 'delete'] as const;

/** A mutation holds a document a few levels down, and may hold a patch for each of its parts. */
const levelsAround = 4;

/** Looked at before anything is done with a value: much of that would follow it by recursion. */
export function storableMutation(item: unknown, limits: StorageLimits): string | undefined {
  return unstorable([item], {
    documentDepth: limits.documentDepth + levelsAround,
    documentLength: limits.documentLength * 2,
  });
}

export function readMutations(
  list: readonly unknown[],
  limits: StorageLimits,
): Result<Mutation[], UnreadableMutation> {
  const mutations: Mutation[] = [];
  for (const [index, item] of list.entries()) {
    const mutation = storableMutation(item, limits) ?? readMutation(item);
    if (typeof mutation === 'string') return refuse('mutation-unreadable', { index, description: mutation });
    mutations.push(mutation);
  }
  return ok(mutations);
}

/** A text says what is wrong. */
function readMutation(item: unknown): Mutation | string {
  if (!isObject(item)) return 'A mutation must be an object';
  const [name, ...more] = Object.keys(item);
  const kind = kinds.find((known) => known === name);
  if (!kind || more.length > 0) return `A mutation must have exactly one of ${kinds.join(', ')}`;
  const body = item[kind];
  if (!isObject(body)) return `"${kind}" must be an object`;
  if (kind === 'patch') return readPatchMutation(body);
  if (kind === 'delete') return readDeletion(body);
  return readCreation(kind, body);
}

function readCreation(
  kind: 'create' | 'createOrReplace' | 'createIfNotExists',
  body: JsonObject,
): Mutation | string {
  if (typeof body._type !== 'string' || body._type === '') return 'A document must have a "_type"';
  const isPrefix = kind === 'create' && typeof body._id === 'string' && isDocumentId(`${body._id}x`);
  if (body._id === undefined && kind !== 'create') return `"${kind}" needs an "_id"`;
  if (body._id !== undefined && !isDocumentId(body._id) && !isPrefix) return invalidId(body._id);
  return { kind, document: { ...body, _type: body._type } };
}

function readPatchMutation(body: JsonObject): Mutation | string {
  const selection = readSelection(body);
  if (typeof selection === 'string') return selection;
  const patch = readPatch(body);
  if (typeof patch === 'string') return patch;
  const ifRevision = readRevision(body);
  if (ifRevision === null) return '"ifRevisionID" must be a string';
  return { kind: 'patch', selection, patch, ifRevision };
}

function readDeletion(body: JsonObject): Mutation | string {
  const selection = readSelection(body);
  if (typeof selection === 'string') return selection;
  const ifRevision = readRevision(body);
  if (ifRevision === null) return '"ifRevisionID" must be a string';
  return { kind: 'delete', selection, ifRevision };
}

function readRevision({ ifRevisionID, ifRevisionId }: JsonObject): string | null | undefined {
  const revision = ifRevisionID ?? ifRevisionId;
  if (revision === undefined || typeof revision === 'string') return revision;
  return null;
}

function readSelection({ id, query, params }: JsonObject): Selection | string {
  const ids: readonly unknown[] = Array.isArray(id) ? id : id === undefined ? [] : [id];
  if (ids.length > 0) {
    const wrong = ids.find((one) => !isDocumentId(one));
    return wrong === undefined ? { ids: ids.filter(isDocumentId) } : invalidId(wrong);
  }
  if (typeof query !== 'string') return 'Either "id" or "query" must say which documents are meant';
  if (params !== undefined && !isObject(params)) return '"params" must be an object';
  return { query, parameters: params ?? {} };
}

/** The parts of a patch that are there, each of the right kind. */
export function readPatch(body: JsonObject): Patch | string {
  const { set, setIfMissing, unset, inc, dec, diffMatchPatch, insert } = body;
  for (const [name, part] of Object.entries({ set, setIfMissing, inc, dec, diffMatchPatch, insert })) {
    if (part !== undefined && !isObject(part)) return `"${name}" must be an object`;
  }
  if (unset !== undefined && !isListOf(unset, isText)) return '"unset" must be a list of paths';
  for (const [name, part] of Object.entries({ inc, dec })) {
    if (part !== undefined && !isRecordOf(part, isNumber)) return `"${name}" must have numbers`;
  }
  if (diffMatchPatch !== undefined && !isRecordOf(diffMatchPatch, isText))
    return '"diffMatchPatch" must have texts';
  const insertion = insert === undefined ? undefined : readInsertion(insert as JsonObject);
  if (typeof insertion === 'string') return insertion;
  return {
    ...(set !== undefined && { set: set as JsonObject }),
    ...(setIfMissing !== undefined && { setIfMissing: setIfMissing as JsonObject }),
    ...(isListOf(unset, isText) && { unset }),
    ...(isRecordOf(inc, isNumber) && { inc }),
    ...(isRecordOf(dec, isNumber) && { dec }),
    ...(isRecordOf(diffMatchPatch, isText) && { diffMatchPatch }),
    ...(insertion && { insert: insertion }),
  };
}

function readInsertion(insert: JsonObject): Patch['insert'] | string {
  const where = (['before', 'after', 'replace'] as const).filter((place) => place in insert);
  const [only] = where;
  if (!only || where.length > 1) return '"insert" must have exactly one of before, after, replace';
  const path = insert[only];
  if (typeof path !== 'string') return `"insert.${only}" must be a path`;
  if (!Array.isArray(insert.items)) return '"insert.items" must be a list';
  return { where: only, path, items: insert.items };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isListOf<Item>(value: unknown, is: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(is);
}

function isRecordOf<Item>(
  value: unknown,
  is: (item: unknown) => item is Item,
): value is Readonly<Record<string, Item>> {
  return isObject(value) && Object.values(value).every(is);
}

const invalidId = (id: unknown): string =>
  `Invalid document ID ${JSON.stringify(id)}: letters, digits, ".", "_" and "-", at most 128`;
