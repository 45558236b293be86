import type { DocumentStore } from '../documents/document-store.ts';
import { referencesIn } from '../documents/references.ts';
import type { DraftChange, DraftOfChanges } from './draft-of-changes.ts';
import type { MutationRefusal } from './write-refusals.ts';

const rawPerspective = { layers: 'raw', isPublic: false } as const;

/** A reference that is not weak never points at nothing, neither when it is written nor when its target is deleted. */
export function checkReferences(
  changes: readonly DraftChange[],
  draft: Pick<DraftOfChanges, 'get'>,
  store: DocumentStore,
): MutationRefusal | undefined {
  for (const { documentId, after } of changes) {
    for (const { id, isWeak } of after ? referencesIn(after) : []) {
      if (!isWeak && !draft.get(id)) {
        return { code: 'reference-missing', details: { id: documentId, reference: id } };
      }
    }
  }
  const deleted = changes.filter(({ after }) => !after);
  const view = deleted.length > 0 ? store.view(rawPerspective) : undefined;
  for (const { documentId } of deleted) {
    for (const { _id } of view?.referring(documentId) ?? []) {
      const holder = draft.get(_id);
      const holds = holder && referencesIn(holder).some(({ id, isWeak }) => id === documentId && !isWeak);
      if (holds) return { code: 'document-referenced', details: { id: documentId, by: _id } };
    }
  }
  return undefined;
}
