import { expect, test } from 'vitest';
import type { KeptPage } from './kept-page.ts';
import { createPageStore } from './page-store.ts';

function aPage(tags: readonly string[] = [], bytes = 10_000): KeptPage {
  return {
    headers: [],
    etag: '',
    tags,
    bodies: new Map([['zstd', new Uint8Array(bytes)]]),
    madeAtMs: 0,
    isUntrue: false,
  };
}

test('the bound holds, and the oldest that nobody asked for again goes first', () => {
  const store = createPageStore(100_000);
  store.set('popular', aPage());
  store.get('popular');
  for (let number = 0; number < 1_000; number += 1) {
    store.set(`walked ${number}`, aPage([`tag ${number}`]));
    expect(store.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(store.get('popular')).toBeDefined();
  expect(store.get('walked 999')).toBeDefined();
  expect(store.get('walked 0')).toBeUndefined();
});

test('what somebody asked in many words weighs as much as they do', () => {
  const store = createPageStore(100_000);
  for (let number = 0; number < 20; number += 1) store.set(`${number}`.padEnd(16_000), aPage([], 10));
  expect(store.size).toBeLessThanOrEqual(6);
});

test('those that are asked for again give way to one another too', () => {
  const store = createPageStore(100_000);
  for (let number = 0; number < 50; number += 1) {
    store.set(`page ${number}`, aPage());
    store.get(`page ${number}`);
    expect(store.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(store.size).toBe(7);
  expect(store.get('page 49')).toBeDefined();
});

test('a page larger than all the room is not kept, and one that grows out of it goes', () => {
  const store = createPageStore(30_000);
  store.set('huge', aPage([], 40_000));
  expect([store.size, store.bytes]).toEqual([0, 0]);
  const page = aPage();
  store.set('growing', page);
  page.bodies.set('br', new Uint8Array(40_000));
  store.weighAgain('growing');
  expect([store.size, store.bytes]).toEqual([0, 0]);
});

test('a tag makes untrue what has it, also after it was replaced, and nothing else', () => {
  const store = createPageStore(1_000_000);
  store.set('rope', aPage(['cat_p_1', 'cat_c_p_3']));
  store.set('knife', aPage(['cat_p_2', 'cat_c_p_3']));
  expect(store.drop(['cat_p_1', 'cat_p_99'])).toBe(1);
  expect([store.get('rope')?.isUntrue, store.get('knife')?.isUntrue]).toEqual([true, false]);
  store.set('rope', aPage(['cat_p_7']));
  expect(store.drop(['cat_p_1'])).toBe(0);
  expect(store.get('rope')?.isUntrue).toBe(false);
  expect(store.drop(null)).toBe(2);
  expect(store.get('knife')?.isUntrue).toBe(true);
});
