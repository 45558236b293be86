import { expect, test } from 'vitest';
import type { ContentDocument, DocumentChange } from '../documents/document.ts';
import { createAnnouncer, type Hearing } from './announcer.ts';
import { createEventStream, type EventStream } from './event-stream.ts';

const options = { includesResult: true, includesPrevious: false, includesMutations: true };

function hearingOf(type: string, more: Partial<Hearing> = {}): Hearing {
  return {
    includesDrafts: false,
    filter: { key: type, matches: (document) => document?._type === type },
    options,
    ...more,
  };
}

function aChange(n: number, type = 'page'): DocumentChange {
  const after: ContentDocument = {
    _id: `d${n}`,
    _type: type,
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    text: 'a'.repeat(1_000),
  };
  return {
    sequence: n,
    transactionId: 't',
    documentId: after._id,
    author: 'editor',
    changedAt: '2026-01-01T00:00:00Z',
    mutations: [],
    before: undefined,
    after,
  };
}

interface Heard {
  readonly stream: EventStream;
  readonly pieces: Uint8Array[];
}

/** Keeps what is sent; that bytes arrive over HTTP is tested through the door. */
function aListener(): Heard {
  const pieces: Uint8Array[] = [];
  const stream = createEventStream(() => {});
  return { pieces, stream: { ...stream, send: (bytes) => void pieces.push(bytes) } };
}

const fiftyPages = Array.from({ length: 50 }, (_, n) => aChange(n));

test('500 listeners with two filters cost one question per change and filter, and one piece of the same bytes each', async () => {
  const announcer = createAnnouncer();
  const heard = Array.from({ length: 500 }, (_, index) => {
    const listener = aListener();
    announcer.join(listener.stream, hearingOf(index % 5 === 0 ? 'post' : 'page'));
    return listener;
  });
  let turnsOfOthers = 0;
  let isTelling = true;
  const others = () => {
    turnsOfOthers += 1;
    if (isTelling) setImmediate(others);
  };
  setImmediate(others);
  announcer.announce(fiftyPages);
  await announcer.told();
  isTelling = false;

  expect(announcer.steps).toEqual({ filtered: 100, sent: 400 });
  expect(new Set(heard.flatMap(({ pieces }) => pieces)).size).toBe(1);
  expect(heard.map(({ pieces }) => pieces.length)).toEqual(
    heard.map((_, index) => (index % 5 === 0 ? 0 : 1)),
  );
  expect(turnsOfOthers).toBeGreaterThanOrEqual(10);
});

test('listeners with filters of their own that hear the same share the bytes too', async () => {
  const announcer = createAnnouncer();
  const heard = Array.from({ length: 20 }, (_, index) => {
    const listener = aListener();
    const filter = { key: String(index), matches: (document?: ContentDocument) => document !== undefined };
    announcer.join(listener.stream, hearingOf('page', { filter }));
    return listener;
  });
  announcer.announce(fiftyPages);
  await announcer.told();
  expect(announcer.steps).toEqual({ filtered: 20 * 50, sent: 20 });
  expect(new Set(heard.flatMap(({ pieces }) => pieces)).size).toBe(1);
});

test('one that left is not told, and its filter is not asked any more', async () => {
  const announcer = createAnnouncer();
  const listener = aListener();
  const leave = announcer.join(listener.stream, hearingOf('page'));
  leave();
  announcer.announce(fiftyPages);
  await announcer.told();
  expect(announcer.steps).toEqual({ filtered: 0, sent: 0 });
});

test('changes come in the order in which they were announced, numbered within their transaction', async () => {
  const announcer = createAnnouncer();
  const listener = aListener();
  announcer.join(listener.stream, hearingOf('page'));
  announcer.announce([aChange(1), aChange(2)]);
  announcer.announce([aChange(3)]);
  await announcer.told();
  const text = listener.pieces.map((piece) => new TextDecoder().decode(piece)).join('');
  const told = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
  expect(
    told.map(({ documentId, transactionCurrentEvent: at, transactionTotalEvents: of }) => [
      documentId,
      at,
      of,
    ]),
  ).toEqual([
    ['d1', 1, 2],
    ['d2', 2, 2],
    ['d3', 1, 1],
  ]);
});

test('when more changes wait than anybody can be told, listeners are sent away', async () => {
  const announcer = createAnnouncer();
  const closed: string[] = [];
  const stream = { ...aListener().stream, close: () => void closed.push('closed') };
  announcer.join(stream, hearingOf('page'));
  announcer.announce(Array.from({ length: 4_000 }, (_, n) => aChange(n)));
  announcer.announce(Array.from({ length: 4_000 }, (_, n) => aChange(n)));
  expect(closed).toEqual(['closed']);
  await announcer.told();
  expect(announcer.steps.filtered).toBe(4_000);
});
