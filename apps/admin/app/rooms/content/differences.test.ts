import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const block = (_key: string, text: string) => ({ _type: 'block', _key, children: [{ _key: 's', text }] });

test('what differs is told place by place', () => {
  const before = {
    _rev: 'a',
    title: 'One',
    tags: ['x'],
    body: [block('a', 'First.'), block('b', 'Second.')],
  };
  const after = {
    _rev: 'b',
    title: 'Two',
    tags: ['x', 'y'],
    body: [block('b', 'Second!'), block('c', 'Third.')],
  };
  expect(differencesOf(before, after)).toEqual([
    { place: 'title', before: 'One', after: 'Two' },
    { place: 'tags › 2', before: '', after: 'y' },
    { place: 'body › 1', before: 'First.', after: '' },
    { place: 'body › 1 › children › 1 › text', before: 'Second.', after: 'Second!' },
    { place: 'body › 2', before: '', after: 'Third.' },
  ]);
});

test('another order is a difference', () => {
  const [one, two] = [block('a', 'First.'), block('b', 'Second.')];
  expect(differencesOf({ body: [one, two] }, { body: [two, one] })).toEqual([
    { place: 'body', before: '1, 2', after: '2, 1' },
  ]);
});

test('the same has none, and what has none is the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const [before, after] = [{ value: one }, { value: other }];
      expect(differencesOf(before, structuredClone(before))).toEqual([]);
      if (differencesOf(before, after).length === 0)
        expect(JSON.stringify(sorted(before))).toBe(JSON.stringify(sorted(after)));
    }),
  );
});

/** Fields have no order, and what is empty in JSON is no difference to anybody. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
