import type { DocumentChange } from '../documents/document.ts';
import type { StreamEvent } from './event-stream.ts';
import type { DocumentFilter } from './listener-filter.ts';

/** What a listener wants to be told of a change. */
export interface ListenOptions {
  readonly includesResult: boolean;
  readonly includesPrevious: boolean;
  readonly includesMutations: boolean;
}

export type Transition = 'appear' | 'update' | 'disappear';

/** What a change is to the documents of a filter; undefined when they are not concerned. */
export function transitionOf(change: DocumentChange, matches: DocumentFilter): Transition | undefined {
  const before = matches(change.before);
  if (matches(change.after)) return before ? 'update' : 'appear';
  return before ? 'disappear' : undefined;
}

export function mutationEvent(
  change: DocumentChange,
  transition: Transition,
  place: { readonly index: number; readonly total: number },
  options: ListenOptions,
): StreamEvent {
  const { transactionId, documentId, before, after } = change;
  const id = `${transactionId}#${documentId}`;
  return {
    name: 'mutation',
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
