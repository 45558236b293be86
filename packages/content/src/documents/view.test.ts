import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentDocument } from './document.ts';
import { createDocumentStore } from './document-store.ts';
import { type Perspective, perspectiveKey, readPerspective } from './perspective.ts';

const perspectives: readonly Perspective[] = [
  { layers: 'raw', isPublic: false },
  { layers: ['published'], isPublic: false },
  { layers: ['published'], isPublic: true },
  { layers: ['drafts', 'published'], isPublic: false },
  { layers: ['spring', 'drafts', 'published'], isPublic: false },
];

const ids = [
  'a',
  'b',
  'drafts.a',
  'drafts.c',
  'versions.spring.a',
  'versions.spring.d',
  'versions.autumn.a',
  'hidden.x',
];
const types = ['page', 'post'];

function aDocument(_id: string, _type: string, reference: string | undefined): ContentDocument {
  const date = '2026-01-01T00:00:00Z';
  const to = reference === undefined ? {} : { to: { _ref: reference } };
  return { _id, _type, _rev: 'r', _createdAt: date, _updatedAt: date, kind: _type, ...to };
}

test('a view that followed changes shows what a new one would', () => {
  const change = fc.record({
    id: fc.constantFrom(...ids),
    type: fc.constantFrom(...types, undefined),
    reference: fc.constantFrom('a', 'b', undefined),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const followed = createDocumentStore();
      for (const perspective of perspectives) followed.view(perspective).all();
      for (const [index, { id, type, reference }] of changes.entries()) {
        const after = type === undefined ? undefined : aDocument(id, type, reference);
        followed.apply([{ sequence: index + 1, documentId: id, after }]);
      }
      const fresh = createDocumentStore();
      fresh.load(followed.documents(), followed.sequence);
      for (const perspective of perspectives) {
        const [one, other] = [followed.view(perspective), fresh.view(perspective)];
        expect(one.all()).toEqual(other.all());
        for (const type of types) {
          expect(one.ofType(type)).toEqual(other.ofType(type));
          expect(one.ofType(type)).toEqual(one.all().filter(({ _type }) => _type === type));
          expect(one.withFields(undefined, [['kind']], [type])).toEqual(one.ofType(type));
        }
        for (const id of ['a', 'b']) expect(one.referring(id)).toEqual(other.referring(id));
      }
    }),
    { numRuns: 200 },
  );
});

describe('a perspective', () => {
  const read = (text: string | null, apiVersion = '2025-02-19', mayReadAll = true) => {
    const perspective = readPerspective(text, { apiVersion, mayReadAll });
    return perspective && perspectiveKey(perspective);
  };

  test.each([
    [null, 'all:published'],
    ['drafts', 'all:drafts,published'],
    ['previewDrafts', 'all:drafts,published'],
    ['raw', 'all:raw'],
    ['rSpring,drafts', 'all:rSpring,drafts,published'],
    ['raw,drafts', undefined],
    ['a b', undefined],
    [Array(20).fill('r').join(','), undefined],
  ])('%s is read', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('that nobody named depends on the version of the protocol', () => {
    expect(read(null, '2024-01-01')).toBe('all:raw');
    expect(read(null, '1')).toBe('all:raw');
    expect(read(null, 'X')).toBe('all:published');
  });

  test('without a token is always that of visitors', () => {
    for (const text of ['raw', 'drafts', null]) expect(read(text, '1', false)).toBe('public:published');
  });
});
