import type { ContentDocument, DocumentChange } from '../documents/document.ts';
import type { DocumentFilter } from './listener-filter.ts';

export interface ListenOptions {
  readonly includesResult: boolean;
  readonly includesPrevious: boolean;
  readonly includesMutations: boolean;
}

/** What a listener is told of a change, or nothing when its documents are not concerned. */
export function mutationEvent(
  change: DocumentChange,
  place: { readonly index: number; readonly total: number },
  matches: DocumentFilter,
  options: ListenOptions,
): { readonly id: string; readonly data: object } | undefined {
  const transition = transitionOf(matches(change.before), matches(change.after));
  if (!transition) return undefined;
  const { transactionId, documentId, before, after } = change;
  const id = `${transactionId}#${documentId}`;
  return {
    id,
    data: {
      eventId: id,
      documentId,
      transactionId,
      transition,
      identity: change.author,
      mutations: options.includesMutations ? change.mutations : [],
      ...(before && { previousRev: before._rev }),
      ...(after && { resultRev: after._rev }),
      ...(options.includesResult && after && { result: after }),
      ...(options.includesPrevious && { previous: before ?? null }),
      timestamp: change.changedAt,
      visibility: 'query',
      transactionCurrentEvent: place.index + 1,
      transactionTotalEvents: place.total,
    },
  };
}

function transitionOf(before: boolean, after: boolean): 'appear' | 'update' | 'disappear' | undefined {
  if (after) return before ? 'update' : 'appear';
  return before ? 'disappear' : undefined;
}

/** A visitor without a token hears nothing of drafts. */
export function hidden(filter: DocumentFilter, isVisible: (id: string) => boolean): DocumentFilter {
  return (document: ContentDocument | undefined) =>
    document !== undefined && isVisible(document._id) && filter(document);
}
