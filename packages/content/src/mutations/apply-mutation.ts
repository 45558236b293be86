import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ok, type Result, refuse } from '@bowline/kit';
import type { ContentDocument, JsonObject } from '../documents/document.ts';
import { isDocumentId } from '../documents/document-ids.ts';
import type { ContentLimits } from '../limits.ts';
import { applyPatch } from './apply-patch.ts';
import { withArrayKeys } from './array-keys.ts';
import type { DraftOfChanges } from './draft-of-changes.ts';
import type { Mutation, Selection } from './mutation.ts';
import { unstorable } from './value-checks.ts';
import type { MutationRefusal } from './write-refusals.ts';

export interface MutationContext {
  readonly draft: DraftOfChanges;
  readonly transactionId: string;
  readonly now: string;
  readonly limits: ContentLimits;
  readonly generatesArrayKeys: boolean;
  readonly select: (selection: Selection) => Promise<Result<readonly string[], MutationRefusal>>;
  /** Keeps the dates of documents that come from elsewhere. */
  readonly keepsDates: boolean;
}

export interface MutationResult {
  readonly id: string;
  readonly operation: 'create' | 'update' | 'delete' | 'none';
  readonly document: ContentDocument;
}

type Outcome = Result<MutationResult[], MutationRefusal>;

/** `_id`, `_type` and `_createdAt` stay for the life of a document; the service itself sets the other two. */
const fixedFields = ['_id', '_type', '_createdAt'] as const;
const ownFields = ['_rev', '_updatedAt'] as const;

export async function applyMutation(mutation: Mutation, context: MutationContext): Promise<Outcome> {
  if (mutation.kind === 'patch') return patchDocuments(mutation, context);
  if (mutation.kind === 'delete') return deleteDocuments(mutation, context);
  const { kind, document } = mutation;
  const id = newId(document._id);
  const present = context.draft.get(id);
  if (present && kind === 'create') return refuse('document-exists', { id });
  if (present && kind === 'createIfNotExists') return ok([{ id, operation: 'none', document: present }]);
  return store(id, document, present, { [kind]: document }, context);
}

async function patchDocuments(
  mutation: Mutation & { kind: 'patch' },
  context: MutationContext,
): Promise<Outcome> {
  const selected = await context.select(mutation.selection);
  if (!selected.ok) return selected;
  const results: MutationResult[] = [];
  for (const id of selected.value) {
    const present = context.draft.get(id);
    if (!present) return refuse('document-missing', { id });
    const conflict = revisionConflict(present, mutation.ifRevision);
    if (conflict) return { ok: false, refusal: conflict };
    const patched = applyPatch(present, mutation.patch);
    if (!patched.ok) return patched;
    const field = fixedFields.find((name) => patched.value[name] !== present[name]);
    if (field) return refuse('field-is-fixed', { id, field });
    const stored = store(id, patched.value, present, { patch: { id, ...mutation.patch } }, context);
    if (!stored.ok) return stored;
    results.push(...stored.value);
  }
  return ok(results);
}

async function deleteDocuments(
  mutation: Mutation & { kind: 'delete' },
  context: MutationContext,
): Promise<Outcome> {
  const selected = await context.select(mutation.selection);
  if (!selected.ok) return selected;
  const results: MutationResult[] = [];
  for (const id of selected.value) {
    const present = context.draft.get(id);
    if (!present) continue;
    const conflict = revisionConflict(present, mutation.ifRevision);
    if (conflict) return { ok: false, refusal: conflict };
    context.draft.put(id, undefined, { delete: { id } });
    results.push({ id, operation: 'delete', document: present });
  }
  return ok(results);
}

function store(
  id: string,
  attributes: JsonObject,
  present: ContentDocument | undefined,
  mutation: object,
  context: MutationContext,
): Outcome {
  const { draft, transactionId, now, limits, keepsDates } = context;
  const content = context.generatesArrayKeys ? (withArrayKeys(attributes) as JsonObject) : attributes;
  const document: ContentDocument = {
    ...content,
    _id: id,
    _type: String(attributes._type),
    _rev: transactionId,
    _createdAt: present?._createdAt ?? dateOr(now, attributes._createdAt),
    _updatedAt: keepsDates ? dateOr(now, attributes._updatedAt) : now,
  };
  if (present && isSameContent(present, document)) return ok([{ id, operation: 'none', document: present }]);
  const description = unstorable(document, limits);
  if (description) return refuse('document-unstorable', { id, description });
  draft.put(id, document, mutation);
  return ok([{ id, operation: present ? 'update' : 'create', document }]);
}

function isSameContent(a: ContentDocument, b: ContentDocument): boolean {
  const without = (document: ContentDocument) =>
    Object.fromEntries(
      Object.entries(document).filter(([name]) => !(ownFields as readonly string[]).includes(name)),
    );
  return isDeepStrictEqual(without(a), without(b));
}

function revisionConflict(
  document: ContentDocument,
  expected: string | undefined,
): MutationRefusal | undefined {
  if (expected === undefined || expected === document._rev) return undefined;
  return { code: 'revision-differs', details: { id: document._id, expected, actual: document._rev } };
}

/** What is no id yet is the beginning of one: `drafts.` gives a new draft. */
function newId(given: unknown): string {
  if (isDocumentId(given)) return given;
  return `${typeof given === 'string' ? given : ''}${randomUUID()}`;
}

function dateOr(otherwise: string, given: unknown): string {
  return typeof given === 'string' && !Number.isNaN(Date.parse(given)) ? given : otherwise;
}
