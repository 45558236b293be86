import { randomUUID } from 'node:crypto';
import type { Follower } from '../documents/follower.ts';
import { httpError } from '../http/answers.ts';
import { readParameters } from '../http/query-route.ts';
import { queryRefused } from '../http/refusal-answers.ts';
import type { RouteRequest } from '../http/route-request.ts';
import type { Route } from '../http/router.ts';
import type { ContentLimits } from '../limits.ts';
import { type Announcer, createAnnouncer, type Hearing } from './announcer.ts';
import { createEventStream, type EventStream, eventBytes } from './event-stream.ts';
import { readListenerFilter } from './listener-filter.ts';

export interface Listening {
  readonly listen: Route;
  readonly live: Route;
  readonly steps: Announcer['steps'];
  /** Ends every stream; new ones are refused. */
  close(): void;
}

const everyDocument: Hearing['filter'] = { key: '*', matches: (document) => document !== undefined };

/** `listen/production?query=*[…]`: every change of the documents a filter means; `live/events/production`: that there is one. */
export function createListening(follower: Follower, limits: ContentLimits): Listening {
  const announcer = createAnnouncer();
  const open = new Set<EventStream>();
  const counts = createStreamCounts(limits);
  let isClosed = false;
  follower.onChanges(announcer.announce);

  function openStream({ asker, access, request }: RouteRequest, hearing: Hearing, welcome: object): Response {
    if (isClosed) return httpError(503, 'The service is stopping', { 'retry-after': '5' });
    const release = counts.take(asker, access.mayReadAll);
    if (!release) return tooManyStreams();
    const stream: EventStream = createEventStream(() => {
      open.delete(stream);
      release();
      leave();
    });
    const leave = announcer.join(stream, hearing);
    open.add(stream);
    // A client that comes back is told so: what happened meanwhile it has to fetch.
    stream.send(eventBytes([{ name: 'welcome', data: welcome }]));
    request.signal.addEventListener('abort', stream.close, { once: true });
    return stream.response;
  }

  const listen: Route = (route) => {
    const { search, access } = route;
    // Before the filter is read, which costs more than to say so.
    if (!counts.hasRoom(route.asker, access.mayReadAll)) return tooManyStreams();
    const query = search.get('query') ?? '';
    const parameters = readParameters(search, { parameterLength: limits.filterLength });
    if (!parameters.ok) return queryRefused(parameters.refusal, query.slice(0, limits.filterLength));
    const { identity } = access;
    const filter = readListenerFilter(query, parameters.value, { limits, identity });
    if (!filter.ok) return queryRefused(filter.refusal, query.slice(0, limits.filterLength));
    const hearing: Hearing = {
      includesDrafts: access.mayReadAll,
      filter: { key: JSON.stringify([query, parameters.value, identity]), matches: filter.value },
      options: {
        includesResult: search.get('includeResult') === 'true',
        includesPrevious: search.get('includePreviousRevision') === 'true',
        includesMutations: search.get('includeMutations') !== 'false',
      },
    };
    return openStream(route, hearing, { listenerName: randomUUID() });
  };

  const live: Route = (route) => {
    const includesDrafts = route.search.get('includeDrafts') === 'true';
    if (includesDrafts && !route.access.mayReadAll) return httpError(403, 'Hearing of drafts needs a token');
    return openStream(route, { includesDrafts, filter: everyDocument, options: undefined }, {});
  };

  return {
    listen,
    live,
    steps: announcer.steps,
    close() {
      isClosed = true;
      for (const stream of [...open]) stream.close();
    },
  };
}

const tooManyStreams = () => httpError(429, 'Too many streams are open', { 'retry-after': '30' });

/** How many streams are open. Strangers share one limit; whoever has a token, and the shop itself, has it for himself. */
function createStreamCounts({ listeners, listenersPerAsker }: ContentLimits) {
  const counts = new Map<string | symbol, number>();
  const strangers = 'strangers';

  function add(asker: string | symbol, change: number): void {
    const count = (counts.get(asker) ?? 0) + change;
    if (count > 0) counts.set(asker, count);
    else counts.delete(asker);
  }

  const countedFor = (asker: string | symbol, isTrusted: boolean) =>
    typeof asker === 'symbol' || isTrusted ? [asker] : [`${strangers} ${asker}`, strangers];

  function hasRoom(asker: string | symbol, isTrusted: boolean): boolean {
    const [own = asker, all] = countedFor(asker, isTrusted);
    if (all === undefined) return (counts.get(own) ?? 0) < listeners;
    return (counts.get(own) ?? 0) < listenersPerAsker && (counts.get(all) ?? 0) < listeners;
  }

  return {
    hasRoom,
    /** Answers how to give it back; undefined when there are too many. */
    take(asker: string | symbol, isTrusted: boolean): (() => void) | undefined {
      if (!hasRoom(asker, isTrusted)) return undefined;
      const counted = countedFor(asker, isTrusted);
      for (const one of counted) add(one, 1);
      return () => {
        for (const one of counted) add(one, -1);
      };
    },
  };
}
