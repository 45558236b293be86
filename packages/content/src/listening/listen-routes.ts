import { randomUUID } from 'node:crypto';
import type { DocumentChange } from '../documents/document.ts';
import { isPublicId } from '../documents/document-ids.ts';
import type { Follower } from '../documents/follower.ts';
import { contentError, httpError } from '../http/answers.ts';
import { readParameters, syncTag } from '../http/query-route.ts';
import { queryProblem, queryRefused } from '../http/refusal-answers.ts';
import type { Route } from '../http/router.ts';
import type { ContentLimits } from '../limits.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { readListenerFilter } from './listener-filter.ts';
import { hidden, mutationEvent } from './mutation-event.ts';

type Tell = (changes: readonly DocumentChange[]) => void;

export interface Listening {
  readonly listen: Route;
  readonly live: Route;
  close(): void;
}

/** `listen/production?query=*[…]`: every change of the documents a filter means; `live/events/production`: that there is one. */
export function createListening(follower: Follower, limits: ContentLimits): Listening {
  const open = new Map<EventStream, Tell>();
  follower.onChanges((changes) => {
    for (const tell of [...open.values()]) tell(changes);
  });

  function openStream(tellOn: (stream: EventStream) => Tell): EventStream {
    const stream: EventStream = createEventStream(() => open.delete(stream));
    open.set(stream, tellOn(stream));
    return stream;
  }

  const listen: Route = ({ search, access, request }) => {
    if (open.size >= limits.listeners) return tooMany();
    const query = search.get('query') ?? '';
    const parameters = readParameters(search, limits);
    if (!parameters.ok) return queryRefused(parameters.refusal, query);
    const filter = readListenerFilter(query, parameters.value, { limits, identity: access.identity });
    if (!filter.ok) return queryRefused(filter.refusal, query);
    const matches = access.mayReadAll ? filter.value : hidden(filter.value, isPublicId);
    const options = {
      includesResult: search.get('includeResult') === 'true',
      includesPrevious: search.get('includePreviousRevision') === 'true',
      includesMutations: search.get('includeMutations') !== 'false',
    };
    const stream = openStream((opened) => (changes) => {
      for (const transaction of Map.groupBy(changes, ({ transactionId }) => transactionId).values()) {
        for (const [index, change] of transaction.entries()) {
          const event = mutationEvent(change, { index, total: transaction.length }, matches, options);
          if (event) opened.send({ name: 'mutation', ...event });
        }
      }
    });
    // A client that comes back is told so: what happened meanwhile it has to fetch.
    stream.send({ name: 'welcome', data: { listenerName: randomUUID() } });
    request.signal.addEventListener('abort', stream.close, { once: true });
    return stream.response;
  };

  const live: Route = ({ search, access, request }) => {
    if (open.size >= limits.listeners) return tooMany();
    const includesDrafts = search.get('includeDrafts') === 'true';
    if (includesDrafts && !access.mayReadAll) return httpError(403, 'Hearing of drafts needs a token');
    const stream = openStream((opened) => (changes) => {
      const last = changes.filter(({ documentId }) => includesDrafts || isPublicId(documentId)).at(-1);
      if (last) opened.send({ name: 'message', id: last.transactionId, data: { tags: [syncTag] } });
    });
    stream.send({ name: 'welcome', data: {} });
    request.signal.addEventListener('abort', stream.close, { once: true });
    return stream.response;
  };

  return {
    listen,
    live,
    close() {
      for (const stream of [...open.keys()]) stream.close();
    },
  };
}

function tooMany(): Response {
  return contentError(429, { ...queryProblem({ code: 'queries-waiting', details: {} }) });
}
