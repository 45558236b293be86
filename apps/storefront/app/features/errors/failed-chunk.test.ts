import { chunkReload } from '@bowline/markets';
import { expect, test } from 'vitest';
import { countReload, isFailedChunk, mayReload, withoutTimestamp, withTimestamp } from './failed-chunk.ts';

function page() {
  const kept = new Map<string, string>();
  const clock = { now: 1_000_000 };
  return {
    clock,
    kept,
    now: () => clock.now,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  };
}

test.for([
  ...chunkReload.failureMessages,
  'Importing a module script failed.',
  'error loading dynamically imported module: /assets/product-abc.js',
])('"%s" means that a script could not be fetched', (message) => {
  expect(isFailedChunk(new TypeError(`${message} (x)`))).toBe(true);
});

test.for([new Error('Something else'), 'Loading chunk', null])('%s means something else', (error) => {
  expect(isFailedChunk(error)).toBe(false);
});

test('a page is loaded anew three times in half a minute, then not before it is over', () => {
  const shown = page();
  for (let reload = 0; reload < 3; reload++) {
    expect(mayReload(shown)).toBe(true);
    countReload(shown);
  }
  expect(mayReload(shown)).toBe(false);
  shown.clock.now += chunkReload.windowMs - 1;
  expect(mayReload(shown)).toBe(false);
  shown.clock.now += 1;
  expect(mayReload(shown)).toBe(true);
});

test('a failure that is shown again before the page is loaded anew is no further try', () => {
  const shown = page();
  for (let time = 0; time < 9; time++) expect(mayReload(shown)).toBe(true);
});

test('what somebody else wrote there counts as no try', () => {
  const shown = page();
  shown.kept.set('bowline-chunk-reloads', '[1');
  expect(mayReload(shown)).toBe(true);
});

test('the timestamp comes and goes, and the rest of the address stays', () => {
  const reloaded = withTimestamp('https://shop.example/de/paracord?page=2#top', 7);
  expect(reloaded).toBe('https://shop.example/de/paracord?page=2&reloaded=7#top');
  expect(withoutTimestamp(reloaded)).toBe('https://shop.example/de/paracord?page=2#top');
});
