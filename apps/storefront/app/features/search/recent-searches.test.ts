import { expect, test } from 'vitest';
import { createRecentSearches } from './recent-searches.ts';

function device() {
  const kept = new Map<string, string>();
  return {
    kept,
    store: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  };
}

test('the newest search comes first, the same words in other letters count once, and five are kept', () => {
  const recent = createRecentSearches(device().store, 'en');
  for (const query of ['one', 'two', 'three', 'four', 'TWO', 'five', 'six']) recent.add(query);
  expect(recent.list()).toEqual(['six', 'five', 'TWO', 'four', 'three']);
});

test('one search or all of them can be forgotten', () => {
  const recent = createRecentSearches(device().store, 'en');
  recent.add('rope');
  recent.add('leash');
  recent.remove('rope');
  expect(recent.list()).toEqual(['leash']);
  recent.clear();
  expect(recent.list()).toEqual([]);
});

test('each locale has its own', () => {
  const { store } = device();
  createRecentSearches(store, 'de-DE').add('Seil');
  expect(createRecentSearches(store, 'en').list()).toEqual([]);
});

test.each(['no JSON', '{"a":1}', '[1,null,"rope"]'])(
  'what somebody else left there does no harm: %s',
  (text) => {
    const recent = createRecentSearches({ getItem: () => text, setItem: () => {} }, 'en');
    expect(recent.list().every((entry) => entry === 'rope')).toBe(true);
  },
);

test('a device that keeps nothing is no error', () => {
  const store = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => createRecentSearches(store, 'en').add('rope')).not.toThrow();
});
