import type { ContentDocument, DocumentChange } from './document.ts';
import { type Perspective, perspectiveKey, publicPerspective } from './perspective.ts';
import { createView, type View } from './view.ts';

/** Every document in memory: what is stored, and the views through which it is read. */
export interface DocumentStore {
  /** Of the last change that is in it. */
  readonly sequence: number;
  get(storedId: string): ContentDocument | undefined;
  documents(): IterableIterator<ContentDocument>;
  view(perspective: Perspective): View;
  load(documents: Iterable<ContentDocument>, sequence: number): void;
  apply(changes: readonly StoreChange[]): void;
  /** Told after every load and every change. */
  onChange(listener: (changes: readonly StoreChange[]) => void): void;
}

export type StoreChange = Pick<DocumentChange, 'sequence' | 'documentId' | 'after'>;

/** Perspectives name releases, of which anybody with a token may make up some. */
const mostViews = 8;

export function createDocumentStore(): DocumentStore {
  const stored = new Map<string, ContentDocument>();
  const views = new Map<string, View>();
  const listeners: ((changes: readonly StoreChange[]) => void)[] = [];
  const publicKey = perspectiveKey(publicPerspective);
  let sequence = 0;

  const tell = (changes: readonly StoreChange[]) => {
    for (const listener of listeners) listener(changes);
  };

  return {
    get sequence() {
      return sequence;
    },
    get: (id) => stored.get(id),
    documents: () => stored.values(),
    view(perspective) {
      const key = perspectiveKey(perspective);
      let view = views.get(key);
      if (!view) {
        const oldest = [...views.keys()].find((known) => known !== publicKey);
        if (views.size >= mostViews && oldest !== undefined) views.delete(oldest);
        view = createView(stored, perspective);
        views.set(key, view);
      }
      return view;
    },
    load(documents, loadedSequence) {
      stored.clear();
      views.clear();
      for (const document of documents) stored.set(document._id, document);
      sequence = loadedSequence;
      tell([]);
    },
    apply(changes) {
      for (const change of changes) {
        const { documentId, after } = change;
        if (after) stored.set(documentId, after);
        else stored.delete(documentId);
        for (const view of views.values()) view.refresh(documentId);
        sequence = Math.max(sequence, change.sequence);
      }
      if (changes.length > 0) tell(changes);
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
