import { setImmediate } from 'node:timers/promises';
import type { DocumentChange } from '../documents/document.ts';
import { isPublicId } from '../documents/document-ids.ts';
import { syncTag } from '../http/query-route.ts';
import { type EventStream, eventBytes, type StreamEvent } from './event-stream.ts';
import type { DocumentFilter } from './listener-filter.ts';
import { type ListenOptions, mutationEvent, type Transition, transitionOf } from './mutation-event.ts';

/** What one stream wants to hear. Equal keys mean equal filters. */
export interface Hearing {
  readonly includesDrafts: boolean;
  readonly filter: { readonly key: string; readonly matches: DocumentFilter };
  /** Undefined for one who only wants to know that something changed. */
  readonly options: ListenOptions | undefined;
}

export interface Announcer {
  /** Answers how to leave again. */
  join(stream: EventStream, hearing: Hearing): () => void;
  announce(changes: readonly DocumentChange[]): void;
  /** Resolves when all that was announced is told. */
  told(): Promise<void>;
  /** How often a filter was asked about a change, and how often bytes went to a stream. */
  readonly steps: { readonly filtered: number; readonly sent: number };
}

interface Audience {
  readonly hearing: Hearing;
  readonly streams: Set<EventStream>;
}

/** Filters asked and streams written to in one go; in between others have their turn. */
const stepsPerTurn = 50;
/** Beyond these, whoever listens is sent away and has to look for himself. */
const mostChangesWaiting = 5_000;

/**
 * Tells changes to many: every filter is asked once for a change however many listen with it, and everybody who hears the
 * same gets the same bytes.
 */
export function createAnnouncer(): Announcer {
  const audiences = new Map<string, Map<string, Audience>>();
  const steps = { filtered: 0, sent: 0 };
  let telling: Promise<void> = Promise.resolve();
  let changesWaiting = 0;

  function* everybody(): Generator<Audience> {
    for (const ofFilter of audiences.values()) yield* ofFilter.values();
  }

  async function breathe(): Promise<void> {
    if ((steps.filtered + steps.sent) % stepsPerTurn === 0) await setImmediate();
  }

  async function tell(changes: readonly DocumentChange[]): Promise<void> {
    const texts = createTexts(changes);
    for (const ofFilter of [...audiences.values()]) {
      const [first] = ofFilter.values();
      if (!first) continue;
      const transitions: (Transition | undefined)[] = [];
      for (const change of changes) {
        transitions.push(transitionOf(change, first.hearing.filter.matches));
        steps.filtered += 1;
        await breathe();
      }
      for (const { hearing, streams } of [...ofFilter.values()]) {
        const bytes = texts.of(transitions, hearing);
        if (!bytes) continue;
        for (const stream of [...streams]) {
          stream.send(bytes);
          steps.sent += 1;
          await breathe();
        }
      }
    }
  }

  return {
    steps,
    told: () => telling,
    join(stream, hearing) {
      const { key } = hearing.filter;
      const audienceKey = JSON.stringify([hearing.includesDrafts, hearing.options]);
      const ofFilter = audiences.get(key) ?? new Map<string, Audience>();
      const audience = ofFilter.get(audienceKey) ?? { hearing, streams: new Set() };
      audiences.set(key, ofFilter.set(audienceKey, audience));
      audience.streams.add(stream);
      return () => {
        audience.streams.delete(stream);
        if (audience.streams.size === 0 && ofFilter.get(audienceKey) === audience)
          ofFilter.delete(audienceKey);
        if (ofFilter.size === 0 && audiences.get(key) === ofFilter) audiences.delete(key);
      };
    },
    announce(changes) {
      if (audiences.size === 0) return;
      if (changesWaiting + changes.length > mostChangesWaiting) {
        for (const { streams } of [...everybody()]) for (const stream of [...streams]) stream.close();
        return;
      }
      changesWaiting += changes.length;
      telling = telling
        .then(() => tell(changes))
        .finally(() => {
          changesWaiting -= changes.length;
        });
    },
  };
}

/** The bytes of what an audience hears, made once for all who hear the same. */
function createTexts(changes: readonly DocumentChange[]) {
  const places = placesOf(changes);
  const known = new Map<string, Uint8Array>();

  function eventsOf(
    transitions: readonly (Transition | undefined)[],
    { includesDrafts, options }: Hearing,
  ): StreamEvent[] {
    const events: StreamEvent[] = [];
    for (const [index, change] of changes.entries()) {
      const transition = transitions[index];
      const place = places[index];
      if (!transition || !place || !(includesDrafts || isPublicId(change.documentId))) continue;
      events.push(options ? mutationEvent(change, transition, place, options) : messageOf(change));
    }
    return options ? events : events.slice(-1);
  }

  return {
    of(transitions: readonly (Transition | undefined)[], hearing: Hearing): Uint8Array | undefined {
      if (!transitions.some(Boolean)) return undefined;
      const key = JSON.stringify([transitions, hearing.includesDrafts, hearing.options]);
      const bytes = known.get(key) ?? eventBytes(eventsOf(transitions, hearing));
      known.set(key, bytes);
      return bytes.length > 0 ? bytes : undefined;
    },
  };
}

function messageOf({ transactionId }: DocumentChange): StreamEvent {
  return { name: 'message', id: transactionId, data: { tags: [syncTag] } };
}

/** Which one of its transaction each change is. */
function placesOf(changes: readonly DocumentChange[]): { index: number; total: number }[] {
  const totals = new Map<string, number>();
  const indexes = changes.map(({ transactionId }) => {
    const index = totals.get(transactionId) ?? 0;
    totals.set(transactionId, index + 1);
    return index;
  });
  return changes.map(({ transactionId }, at) => ({
    index: indexes[at] ?? 0,
    total: totals.get(transactionId) ?? 0,
  }));
}
