import { ok, type Result, refuse } from '@bowline/kit';
import type { ContentDocument } from '../documents/document.ts';
import { draftIdOf, isDraftId } from '../documents/document-ids.ts';
import type { Mutation } from './mutation.ts';
import type { Action } from './read-actions.ts';
import type { MutationRefusal, WriteRefusal } from './write-refusals.ts';
import type { Committed } from './writer.ts';

type Decision = Result<readonly Mutation[], MutationRefusal>;

/** The mutations that actions mean, given the documents as they are. */
export function decideActions(
  actions: readonly Action[],
  committed: Committed,
): Result<readonly Mutation[], WriteRefusal> {
  const mutations: Mutation[] = [];
  for (const [index, action] of actions.entries()) {
    const decision = decide(action, committed);
    if (!decision.ok) return refuse('mutations-failed', { index, reason: decision.refusal });
    mutations.push(...decision.value);
  }
  return ok(mutations);
}

function decide(action: Action, committed: Committed): Decision {
  switch (action.kind) {
    case 'create': {
      const draft = {
        ...action.draft,
        _id: isDraftId(String(action.draft._id)) ? action.draft._id : draftIdOf(action.publishedId),
      };
      if (committed(action.publishedId)) return refuse('document-exists', { id: action.publishedId });
      return ok([{ kind: action.mayExist ? 'createIfNotExists' : 'create', document: draft }]);
    }
    case 'replaceDraft': {
      const draftId = draftIdOf(action.publishedId);
      if (!committed(draftId) && !committed(action.publishedId)) return missing(action.publishedId);
      return ok([{ kind: 'createOrReplace', document: { ...action.draft, _id: draftId } }]);
    }
    case 'edit': {
      const base = committed(action.draftId) ?? committed(action.publishedId);
      if (!base) return missing(action.draftId);
      return ok([copy(base, action.draftId, 'createIfNotExists'), patchOf(action.draftId, action.patch)]);
    }
    case 'delete': {
      if (!committed(action.publishedId)) return missing(action.publishedId);
      const draftId = draftIdOf(action.publishedId);
      if (committed(draftId) && !action.draftIds.includes(draftId))
        return refuse('document-exists', { id: draftId });
      return ok([deletion(action.publishedId), ...action.draftIds.map((id) => deletion(id))]);
    }
    case 'discard':
      return committed(action.versionId) ? ok([deletion(action.versionId)]) : missing(action.versionId);
    case 'publish':
      return publish(action, committed);
    case 'unpublish': {
      const published = committed(action.publishedId);
      if (!published) return missing(action.publishedId);
      return ok([copy(published, action.draftId, 'createIfNotExists'), deletion(action.publishedId)]);
    }
    case 'createVersion':
      return ok([{ kind: 'create', document: action.version }]);
    case 'copyVersion': {
      const base = committed(action.baseId);
      if (!base) return missing(action.baseId);
      const conflict = differs(base, action.ifBaseRevision);
      return conflict ?? ok([copy(base, action.versionId, 'create')]);
    }
    case 'replaceVersion':
      if (!committed(String(action.version._id))) return missing(String(action.version._id));
      return ok([{ kind: 'createOrReplace', document: action.version }]);
  }
}

function publish(action: Action & { kind: 'publish' }, committed: Committed): Decision {
  const draft = committed(action.draftId);
  if (!draft) return missing(action.draftId);
  const published = committed(action.publishedId);
  const conflict =
    differs(draft, action.ifDraftRevision) ?? (published && differs(published, action.ifPublishedRevision));
  return conflict ?? ok([copy(draft, action.publishedId, 'createOrReplace'), deletion(action.draftId)]);
}

const missing = (id: string): Decision => refuse('document-missing', { id });

function differs(document: ContentDocument, expected: string | undefined): Decision | undefined {
  if (expected === undefined || expected === document._rev) return undefined;
  return refuse('revision-differs', { id: document._id, expected, actual: document._rev });
}

function copy(
  { _rev, _updatedAt, _createdAt, ...content }: ContentDocument,
  _id: string,
  kind: 'create' | 'createIfNotExists' | 'createOrReplace',
): Mutation {
  return { kind, document: { ...content, _id, _type: content._type } };
}

const patchOf = (id: string, patch: (Mutation & { kind: 'patch' })['patch']): Mutation => ({
  kind: 'patch',
  selection: { ids: [id] },
  patch,
  ifRevision: undefined,
});

const deletion = (id: string): Mutation => ({
  kind: 'delete',
  selection: { ids: [id] },
  ifRevision: undefined,
});

export function purgedBy(actions: readonly Action[]): string[] {
  return actions.flatMap((action) => {
    if (action.kind === 'delete' && action.purge) return [action.publishedId, ...action.draftIds];
    return action.kind === 'discard' && action.purge ? [action.versionId] : [];
  });
}
