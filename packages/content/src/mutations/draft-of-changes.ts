import type { ContentDocument } from '../documents/document.ts';

/** The documents as a transaction leaves them, while it is being worked out. */
export interface DraftOfChanges {
  get(id: string): ContentDocument | undefined;
  put(id: string, document: ContentDocument | undefined, mutation: object): void;
  /** Only what is different in the end. */
  changes(): DraftChange[];
}

export interface DraftChange {
  readonly documentId: string;
  readonly before: ContentDocument | undefined;
  readonly after: ContentDocument | undefined;
  readonly mutations: readonly object[];
}

type Committed = (id: string) => ContentDocument | undefined;

export function createDraftOfChanges(committed: Committed): DraftOfChanges {
  const touched = new Map<string, { after: ContentDocument | undefined; mutations: object[] }>();
  return {
    get: (id) => (touched.has(id) ? touched.get(id)?.after : committed(id)),
    put(id, after, mutation) {
      const known = touched.get(id);
      touched.set(id, { after, mutations: [...(known?.mutations ?? []), mutation] });
    },
    changes: () =>
      [...touched]
        .map(([documentId, { after, mutations }]) => ({
          documentId,
          before: committed(documentId),
          after,
          mutations,
        }))
        .filter(({ before, after }) => before !== after),
  };
}
